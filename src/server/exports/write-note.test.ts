import { describe, expect, it } from 'vitest'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { makeNoteContent } from '#test/note-content.ts'
import { buildDocument } from './note-document.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeText } from './write-text.ts'

const english = (title = 'Plans') =>
  buildDocument(makeNoteContent('en', { title }), { language: 'en', author: 'Ada Moreau', timezone: 'Europe/Madrid' })

describe('a note in Markdown', () => {
  it('contains everything about it, in order, in the note’s own time zone', () => {
    const lines = writeMarkdown(english()).split('\n')
    expect(lines[0]).toBe('# Plans')
    // 23:30 in London is the next day in Madrid.
    expect(lines[2]).toBe('Thursday, 12 March 2026 at 00:30 · 1:02:09 · café · Positive, 4 out of 5')
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Highlights',
      '## Key points',
      '## Tasks',
      '## Detected events',
      '## Decisions',
      '## Open questions',
      '## Transcript',
    ])
    expect(lines).toContain('| Send the budget to Zoë | Ada Moreau | Fri, 13 Mar 2026 | High | Pending |')
    expect(lines).toContain(
      '- Meeting with Tom · Thursday, 12 March 2026 at 10:00 – 11:30 · Salle 4 · with Tom and Zoé',
    )
  })

  it.each<[Language, Partial<NoteFollowUp>, string]>([
    ['en', { counterpart: 'Zoë' }, 'Ada Moreau (to Zoë)'],
    ['es', { who: 'Íñigo', counterpart: 'Zoë' }, 'Íñigo (para Zoë)'],
    ['fr', { counterpart: 'Zoë' }, 'Ada Moreau (pour Zoë)'],
    ['en', { who: 'Zoë', counterpart: 'me' }, 'Zoë'],
    ['en', { who: null, counterpart: 'Zoë' }, ''],
  ])('says whom a task was promised to, unless that is its author (%s, %o)', (language, change, who) => {
    const content = makeNoteContent(language)
    const actionItems = content.analysis?.actionItems.map((item, at) => (at === 0 ? { ...item, ...change } : item))
    const analysis = content.analysis && { ...content.analysis, actionItems: actionItems ?? [] }
    const options = { language, author: 'Ada Moreau', timezone: 'Europe/Madrid' }
    expect(buildDocument({ ...content, analysis }, options).followUps[0]?.who).toBe(who)
  })

  it('escapes Markdown characters', () => {
    const text = writeMarkdown(english('# *A* [b](c) <d>'))
    expect(text.split('\n')[0]).toBe('# \\# \\*A\\* \\[b\\](c) \\<d\\>')
    expect(text).toContain('| A\\|B |  |  | Low | Completed |')
    expect(text).toContain('It costs \\< €5 | £4.')
  })

  it('has Spanish and French headings around the note’s text', () => {
    const write = (language: 'es' | 'fr') =>
      writeMarkdown(buildDocument(makeNoteContent(language), { language, author: '', timezone: 'Europe/Madrid' }))
    expect(write('es')).toContain('| Enviar el presupuesto a Íñigo | Quien habla | vie, 13 mar 2026 | Alta |')
    expect(write('es')).toContain('> Calidad de borrador')
    expect(write('fr')).toContain('## Questions en suspens\n\n- Où est le garçon ?')
    expect(write('fr')).toMatch(/jeudi 12 mars 2026 à 10:00 – 11:30 · Salle 4 · avec Tom et Zoé/)
  })

  it('says when nobody spoke, and needs no analysis', () => {
    const content = makeNoteContent('en')
    const silent = { ...content, transcript: { ...content.transcript, sentences: [] }, analysis: null }
    const text = writeMarkdown(buildDocument(silent, { language: 'en', author: '', timezone: 'Europe/Madrid' }))
    expect(text).toContain('## Transcript\n\nNo speech was found in this recording.')
    expect(text).not.toContain('## Tasks')
  })

  it('leaves out sections that were not requested', () => {
    const options = { language: 'en', author: '', timezone: 'Europe/Madrid', sections: ['tasks'] } as const
    const text = writeMarkdown(buildDocument(makeNoteContent('en'), options))
    expect(text.match(/^## .*$/gm)).toEqual(['## Tasks'])
  })
})

describe('the times of a note', () => {
  const base = makeNoteContent('en')
  const [followUp] = base.analysis?.actionItems ?? []
  const [event] = base.analysis?.events ?? []
  if (!base.analysis || !followUp || !event) throw new Error('the note has neither tasks nor events')
  const { analysis } = base
  /** Writes a note spoken in London, with its event and the minute its follow-up is due, for a reader elsewhere. */
  function write(
    reader: string | null,
    times: { begin: string; end?: string; due: string },
    language: Language = 'en',
  ) {
    const { begin, end = null, due } = times
    const content = {
      ...makeNoteContent('en', { timezone: 'Europe/London', recordedAt: '2026-11-23T10:05:00.000Z' }),
      analysis: {
        ...analysis,
        actionItems: [{ ...followUp, dueDate: due.slice(0, 10), dueAt: due }],
        events: [{ ...event, dateTime: begin, end, place: null, people: [] }],
      } as typeof analysis,
    }
    const lines = writeMarkdown(buildDocument(content, { language, author: '', timezone: reader })).split('\n')
    const cells = lines.find((line) => line.startsWith(`| ${followUp?.title}`))?.split(' | ')
    return {
      recorded: lines[2]?.split(' · ')[0],
      event: lines.find((line) => line.startsWith(`- ${event?.title}`))?.split(' · ')[1],
      due: cells?.[2],
    }
  }
  const ELEVEN = { begin: '2026-11-25T11:00:00Z', due: '2026-11-27T17:00:00Z' }

  it('are as they were said where the reader’s clock shows the same', () => {
    const said = {
      recorded: 'Monday, 23 November 2026 at 10:05',
      event: 'Wednesday, 25 November 2026 at 11:00',
      due: 'Fri, 27 Nov 2026, 17:00',
    }
    expect(write('Europe/London', ELEVEN)).toEqual(said)
    expect(write('Africa/Abidjan', ELEVEN)).toEqual(said)
  })

  it('name both cities where the reader’s clock shows another time', () => {
    expect(write('America/New_York', ELEVEN)).toEqual({
      recorded: 'Monday, 23 November 2026 at 10:05 (London), 05:05 (New York)',
      event: 'Wednesday, 25 November 2026 at 11:00 (London), 06:00 (New York)',
      due: 'Fri, 27 Nov 2026, 17:00 (London), 12:00 (New York)',
    })
    const day = { ...ELEVEN, end: '2026-11-25T12:30:00Z' }
    expect(write('Asia/Kolkata', day).event).toBe(
      'Wednesday, 25 November 2026 at 11:00 – 12:30 (London), 16:30 – 18:00 (Kolkata)',
    )
    expect(write('America/New_York', ELEVEN, 'es')).toMatchObject({
      event: 'miércoles, 25 de noviembre de 2026, 11:00 (Londres), 6:00 (Nueva York)',
      due: 'vie, 27 nov 2026, 17:00 (Londres), 12:00 (Nueva York)',
    })
    expect(write('America/New_York', ELEVEN, 'fr').event).toBe(
      'mercredi 25 novembre 2026 à 11:00 (Londres), 06:00 (New York)',
    )
  })

  it('include the reader’s day if it is a different one', () => {
    const late = { begin: '2026-11-25T23:30:00Z', end: '2026-11-26T00:30:00Z', due: '2026-11-27T00:15:00Z' }
    expect(write('America/New_York', late)).toMatchObject({
      event:
        'Wednesday, 25 November 2026 at 23:30 – Thursday, 26 November 2026 at 00:30 (London), 18:30 – 19:30 (New York)',
      due: 'Fri, 27 Nov 2026, 00:15 (London), Thu, 26 Nov 2026, 19:15 (New York)',
    })
    expect(write('Asia/Tokyo', late).event).toMatch(
      /\(London\), Thursday, 26 November 2026 at 08:30 – 09:30 \(Tokyo\)$/,
    )
  })

  it('differ from the reader’s only while the clocks do', () => {
    // Clocks go forward in New York three weeks before London: during these weeks the difference is four hours.
    const march = { begin: '2026-03-20T11:00:00Z', due: '2026-03-20T17:00:00Z' }
    expect(write('America/New_York', march).event).toBe('Friday, 20 March 2026 at 11:00 (London), 07:00 (New York)')
    expect(write('UTC', march).event).toBe('Friday, 20 March 2026 at 11:00')
    const july = { begin: '2026-07-20T10:00:00Z', due: '2026-07-20T17:00:00Z' }
    expect(write('UTC', july).event).toBe('Monday, 20 July 2026 at 11:00 (London), 10:00 (UTC)')
  })

  it('name the city where they were said for an unknown reader', () => {
    expect(write(null, ELEVEN)).toEqual({
      recorded: 'Monday, 23 November 2026 at 10:05 (London)',
      event: 'Wednesday, 25 November 2026 at 11:00 (London)',
      due: 'Fri, 27 Nov 2026, 17:00 (London)',
    })
  })
})

describe('a note as plain text', () => {
  it('contains no markup', () => {
    const text = writeText(english())
    expect(text).toContain('TASKS\n\n- Send the budget to Zoë (Ada Moreau · Fri, 13 Mar 2026 · High · Pending)')
    expect(text).toContain('[0:00] Please send the naïve budget to Zoë by Friday. We meet Tom on Thursday at ten.')
  })
})
