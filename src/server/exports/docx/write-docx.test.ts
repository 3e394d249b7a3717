import { describe, expect, it } from 'vitest'
import { buildDocument, type NoteContent } from '#server/exports/note-document.ts'
import { DocumentWriter } from '#server/exports/write-document.ts'
import type { Language } from '#shared/languages.ts'
import { makeNoteContent } from '#test/note-content.ts'
import { readZip } from '#test/read-zip.ts'

const writer = new DocumentWriter()

/** Returns the parts of a Word file after checking that each is well-formed XML. */
async function readParts(content: NoteContent, language: Language): Promise<Map<string, string>> {
  const document = buildDocument(content, { language, author: 'Zoé Müller', timezone: 'Europe/Madrid' })
  const files = readZip(Buffer.from(await writer.write('docx', document, new AbortController().signal)))
  const parts = new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]))
  for (const [name, xml] of parts) expectSound(name, xml)
  return parts
}

function expectSound(name: string, xml: string): void {
  const open: string[] = []
  const text = xml
    .replace(/<\?.*?\?>/g, '')
    .replace(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, tag, _attributes, empty) => {
      if (close) expect(open.pop(), name).toBe(tag)
      else if (!empty) open.push(tag)
      return ''
    })
  expect(open, name).toEqual([])
  expect(text, name).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i)
  // Characters that XML forbids.
  expect(text.replace(/\s/g, ''), name).not.toMatch(/[\p{Cc}\p{Cs}]/u)
}

const paragraphs = (xml: string) => xml.match(/<w:p>.*?<\/w:p>/gs) ?? []
const words = (xml: string) =>
  Array.from(xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g), (match) => match[1] ?? '')
    .join('')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
const inStyle = (xml: string, style: string) =>
  paragraphs(xml)
    .filter((paragraph) => paragraph.includes(`<w:pStyle w:val="${style}"/>`))
    .map(words)

describe('a note for Word', () => {
  it.each([
    [
      'en',
      'en-GB',
      ['Highlights', 'Key points', 'Tasks', 'Detected events', 'Decisions', 'Open questions', 'Transcript'],
    ],
    [
      'es',
      'es-ES',
      [
        'Destacados',
        'Puntos clave',
        'Tareas',
        'Eventos detectados',
        'Decisiones',
        'Preguntas abiertas',
        'Transcripción',
      ],
    ],
    [
      'fr',
      'fr-FR',
      [
        'À retenir',
        'Points clés',
        'Tâches',
        'Événements détectés',
        'Décisions',
        'Questions en suspens',
        'Transcription',
      ],
    ],
  ] as const)('has real headings, styles and its language, in %s', async (language, locale, headings) => {
    const content = makeNoteContent(language)
    const parts = await readParts(content, language)
    const document = parts.get('word/document.xml') ?? ''
    expect(inStyle(document, 'Title')).toEqual([content.note.title])
    expect(inStyle(document, 'Heading1')).toEqual(headings)
    expect(parts.get('word/styles.xml')).toContain(`<w:lang w:val="${locale}"/>`)
    expect(parts.get('docProps/core.xml')).toContain(`<dc:title>${content.note.title}</dc:title>`)
    expect(inStyle(document, 'Spoken')).toEqual([`0:00${content.note.transcription}`])
    expect(document).toContain('<w:numPr>')
  })

  it('repeats the header row of its table, and numbers its pages by fields', async () => {
    const parts = await readParts(makeNoteContent('en'), 'en')
    const rows = parts.get('word/document.xml')?.match(/<w:tr>.*?<\/w:tr>/gs) ?? []
    expect(rows.map((row) => row.includes('<w:tblHeader/>'))).toEqual([true, false, false])
    expect(rows.map(words)).toEqual([
      'TaskWhoDuePriorityStatus',
      'Send the budget to ZoëZoé MüllerFri, 13 Mar 2026HighPending',
      'A|BLowCompleted',
    ])
    const footer = [...parts].find(([name]) => /^word\/footer\d*\.xml$/.test(name))?.[1] ?? ''
    expect(footer.match(/<w:instrText[^>]*>\w+/g)?.map((field) => field.replace(/.*>/, ''))).toEqual([
      'PAGE',
      'NUMPAGES',
    ])
    expect(words(footer)).toContain('Page ')
  })

  it('underlines doubtful words, and removes characters that XML does not allow', async () => {
    const content = makeNoteContent('en', { title: 'A\u0000 <b> & “c” \ud800 会议 🎉' })
    const sentence = { index: 0, start: 0, end: 2, text: 'Ask Zoë\u0001 & <Tom>.', doubtfulWords: ['Tom'] }
    const parts = await readParts({ ...content, transcript: { ...content.transcript, sentences: [sentence] } }, 'en')
    const document = parts.get('word/document.xml') ?? ''
    expect(inStyle(document, 'Title')).toEqual(
      ['A <b> & “c” \ufffd 会议 🎉'].map((title) => title.replaceAll('>', '&gt;')),
    )
    const [marked] = document.match(/<w:r><w:rPr><w:u w:val="dotted"\/><\/w:rPr>.*?<\/w:r>/s) ?? ['']
    expect(words(marked)).toBe('Tom')
    expect(document).toContain('Check the words with dotted underlines')
  })
})
