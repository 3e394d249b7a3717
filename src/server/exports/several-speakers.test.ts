import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { makeNoteContent } from '#test/note-content.ts'
import { readZip } from '#test/read-zip.ts'
import { buildDocument } from './note-document.ts'
import { DocumentWriter } from './write-document.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeSrt, writeVtt } from './write-subtitles.ts'
import { writeText } from './write-text.ts'

const SAID = [
  { text: 'Please send the budget.', speaker: 1 },
  { text: 'By Friday.', speaker: 1 },
  { text: 'I will.', speaker: 2 },
  { text: 'Very good.', speaker: 1 },
]
const sentences = SAID.map((said, index) => ({ index, start: index * 2, end: index * 2 + 2, ...said }))

/** The document of a meeting of two people, one of them without a name. */
function buildMeeting(language: Language = 'en', name = 'Ana *B* <c>') {
  const content = makeNoteContent(language)
  const list = [
    { number: 1, name, isOwner: false },
    { number: 2, name: null, isOwner: false },
  ]
  const speakers = { status: 'found' as const, failure: null, list }
  const transcript = { ...content.transcript, sentences, speakers }
  return buildDocument({ ...content, transcript }, { language, author: '', timezone: null, sections: ['transcript'] })
}

const afterHeading = (text: string, heading: string) => text.slice(text.indexOf(heading))

describe('a note of several speakers', () => {
  it('names each speaker at their turns in Markdown', () => {
    expect(afterHeading(writeMarkdown(buildMeeting()), '## Transcript')).toBe(
      [
        '## Transcript',
        '**0:00 · Ana \\*B\\* \\<c\\>** Please send the budget. By Friday.',
        '**0:04 · Speaker 2** I will.',
        '**0:06 · Ana \\*B\\* \\<c\\>** Very good.\n',
      ].join('\n\n'),
    )
  })

  it('names them in plain text, with an unnamed one in the reader’s language', () => {
    expect(afterHeading(writeText(buildMeeting('en', 'Ana')), '[')).toBe(
      '[0:00] Ana: Please send the budget. By Friday.\n\n[0:04] Speaker 2: I will.\n\n[0:06] Ana: Very good.\n',
    )
    expect(writeText(buildMeeting('es'))).toContain('[0:04] Hablante 2: I will.')
    expect(writeText(buildMeeting('fr'))).toContain('[0:04] Intervenant 2: I will.')
  })

  it('names them in Word and in PDF', async () => {
    const writer = new DocumentWriter()
    const { signal } = new AbortController()
    const docx = readZip(Buffer.from(await writer.write('docx', buildMeeting(), signal)))
    const xml = docx.get('word/document.xml')?.toString('utf8') ?? ''
    const words = Array.from(xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g), ([, text]) => text)
    expect(words).toContain('Ana *B* &lt;c&gt;  ')
    expect(words).toContain('Speaker 2  ')
    const pdf = await writer.write('pdf', buildMeeting('en', 'Ana'), signal)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /0:00 Ana Please send the budget\. By Friday\. 0:04 Speaker 2 I will\. 0:06 Ana Very good\./,
    )
  })

  it('names nobody where no speakers are known', () => {
    const content = makeNoteContent('en')
    const options = { language: 'en', author: '', timezone: null, sections: ['transcript'] } as const
    expect(writeText(buildDocument(content, options))).toMatch(/\[0:00\] Please send the naïve budget/)
  })
})

describe('subtitles of several speakers', () => {
  const nameOf = (number: number) => ['', 'Ana\n<b>', 'Speaker 2'][number] ?? ''

  it('mark the voice of each speaker in WebVTT', () => {
    const lines = writeVtt(sentences, nameOf).split('\n')
    expect(lines.filter((line) => line.startsWith('<v '))).toEqual([
      '<v Ana &lt;b&gt;>Please send the budget.',
      '<v Ana &lt;b&gt;>By Friday.',
      '<v Speaker 2>I will.',
      '<v Ana &lt;b&gt;>Very good.',
    ])
  })

  it('name each speaker at the beginning of a turn in SubRip, which has no voices', () => {
    const lines = writeSrt(sentences, nameOf).split('\r\n')
    expect(lines.filter((line) => /[a-z]/.test(line))).toEqual([
      'Ana <b>: Please send the budget.',
      'By Friday.',
      'Speaker 2: I will.',
      'Ana <b>: Very good.',
    ])
  })
})
