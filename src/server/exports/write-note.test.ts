import { describe, expect, it } from 'vitest'
import { makeNoteContent } from '#test/note-content.ts'
import { buildDocument } from './note-document.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeText } from './write-text.ts'

const english = (title = 'Plans') =>
  buildDocument(makeNoteContent('en', { title }), { language: 'en', author: 'Ada Moreau' })

describe('a note in Markdown', () => {
  it('contains everything about it, in order, in the note’s own time zone', () => {
    const lines = writeMarkdown(english()).split('\n')
    expect(lines[0]).toBe('# Plans')
    // 23:30 in London is the next day in Madrid.
    expect(lines[2]).toBe('Thursday, 12 March 2026 at 00:30 · 1:02:09 · café · Positive, 4 out of 5')
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      ...[
        '## Highlights',
        '## Key points',
        '## Action items',
        '## Detected events',
        '## Decisions',
        '## Open questions',
      ],
      '## Transcript',
    ])
    expect(lines).toContain('| Send the budget to Zoë | Ada Moreau | Fri, 13 Mar 2026 | High | Open |')
    expect(lines).toContain(
      '- Meeting with Tom · Thursday, 12 March 2026 at 10:00 – 11:30 · Salle 4 · with Tom and Zoé',
    )
  })

  it('escapes Markdown characters', () => {
    const text = writeMarkdown(english('# *A* [b](c) <d>'))
    expect(text.split('\n')[0]).toBe('# \\# \\*A\\* \\[b\\](c) \\<d\\>')
    expect(text).toContain('| A\\|B |  |  | Low | Done |')
    expect(text).toContain('It costs \\< €5 | £4.')
  })

  it('has Spanish and French headings around the note’s text', () => {
    const write = (language: 'es' | 'fr') =>
      writeMarkdown(buildDocument(makeNoteContent(language), { language, author: '' }))
    expect(write('es')).toContain('| Enviar el presupuesto a Íñigo | Quien habla | vie, 13 mar 2026 | Alta |')
    expect(write('es')).toContain('> Calidad de borrador')
    expect(write('fr')).toContain('## Questions en suspens\n\n- Où est le garçon ?')
    expect(write('fr')).toMatch(/jeudi 12 mars 2026 à 10:00 – 11:30 · Salle 4 · avec Tom et Zoé/)
  })

  it('says when nobody spoke, and needs no analysis', () => {
    const content = makeNoteContent('en')
    const silent = { ...content, transcript: { ...content.transcript, sentences: [] }, analysis: null }
    const text = writeMarkdown(buildDocument(silent, { language: 'en', author: '' }))
    expect(text).toContain('## Transcript\n\nNo speech was found in this recording.')
    expect(text).not.toContain('## Action items')
  })

  it('leaves out sections that were not requested', () => {
    const options = { language: 'en', author: '', sections: ['tasks'] } as const
    const text = writeMarkdown(buildDocument(makeNoteContent('en'), options))
    expect(text.match(/^## .*$/gm)).toEqual(['## Action items'])
  })
})

describe('a note as plain text', () => {
  it('contains no markup', () => {
    const text = writeText(english())
    expect(text).toContain('ACTION ITEMS\n\n- Send the budget to Zoë (Ada Moreau · Fri, 13 Mar 2026 · High · Open)')
    expect(text).toContain('[0:00] Please send the naïve budget to Zoë by Friday. We meet Tom on Thursday at ten.')
  })
})
