import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { buildDocument, type NoteContent } from '#server/exports/note-document.ts'
import { DocumentWriter } from '#server/exports/write-document.ts'
import type { Language } from '#shared/languages.ts'
import { makeNoteContent } from '#test/note-content.ts'

const writer = new DocumentWriter()

/** Returns the text of each page as an independent reader sees it, with single blanks. */
async function readPages(content: NoteContent, language: Language): Promise<string[]> {
  const document = buildDocument(content, { language, author: 'Zoé Müller', timezone: 'Europe/Madrid' })
  const bytes = await writer.write('pdf', document, new AbortController().signal)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

function withSentences(content: NoteContent, texts: string[]): NoteContent {
  const sentences = texts.map((text, index) => ({ index, start: index * 4, end: index * 4 + 3.5, text }))
  return { ...content, transcript: { ...content.transcript, sentences } }
}

describe('a note as a PDF', () => {
  it.each([
    [
      'en',
      [
        'Café budget: “final” *draft*',
        'Thursday, 12 March 2026 at 00:30 · 1:02:09 · café · Positive, 4 out of 5',
        'Draft quality: transcribed by a simple engine',
        'Task Who Due Priority Status Send the budget to Zoë Zoé Müller Fri, 13 Mar 2026 High Pending A|B Low Completed',
        'Thursday, 12 March 2026 at 10:00 – 11:30 Meeting with Tom Salle 4 · with Tom and Zoé',
        'Open questions • Who tells the board? Transcript 0:00 Please send the naïve budget to Zoë by Friday.',
        'It costs < €5 | £4.',
        'Page 1 of 1',
      ],
    ],
    [
      'es',
      [
        'Presupuesto del año jueves, 12 de marzo de 2026, 0:30',
        'Calidad de borrador: transcrita con un motor sencillo',
        'Tarea Quién Fecha límite Prioridad Estado Enviar el presupuesto a Íñigo Zoé Müller',
        'jueves, 12 de marzo de 2026, 10:00 – 11:30 Reunión con Tomás Salle 4 · con Tom y Zoé',
        'Preguntas abiertas • ¿Quién avisa al consejo? Transcripción 0:00 Envía el presupuesto a Íñigo',
        'Página 1 de 1',
      ],
    ],
    [
      'fr',
      [
        'L’œuvre de Noël jeudi 12 mars 2026 à 00:30 · 1:02:09 · café · Positif, 4 sur 5',
        'Qualité brouillon : transcrite par un moteur simple',
        'Tâche Qui Échéance Priorité État Envoyer l’œuvre à François Zoé Müller ven. 13 mars 2026 Haute En attente',
        'jeudi 12 mars 2026 à 10:00 – 11:30 Réunion avec Zoé à la mairie Salle 4 · avec Tom et Zoé',
        'Questions en suspens • Où est le garçon ? Transcription 0:00 Merci d’envoyer « l’œuvre » à François.',
        'Page 1 sur 1',
      ],
    ],
  ] as const)('contains every word of a note in %s, accents included', async (language, expected) => {
    const [page, ...others] = await readPages(makeNoteContent(language), language)
    expect(others).toEqual([])
    for (const words of expected) expect(page).toContain(words)
  })

  it('runs over as many numbered pages as needed, and loses nothing', async () => {
    const said = Array.from({ length: 500 }, (_, index) => `Sentence ${index} is about the budget of the year.`)
    const pages = await readPages(withSentences(makeNoteContent('en'), said), 'en')
    expect(pages.length).toBeGreaterThan(5)
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    const numbers = [...pages.join(' ').matchAll(/Sentence (\d+) is/g)].map((match) => Number(match[1]))
    // Summary and key points come first; only the transcript is numbered here.
    expect(numbers).toEqual(said.map((_, index) => index))
  })

  it.each(['en', 'es', 'fr'] as const)('prints European letters, in %s', async (language) => {
    const said = 'Œuvre cœur, ñandú, garçon: ¿qué? ¡eso! «así» « oui » l’été Łódź žena őr ‹—› Ελλάδα Україна fi ffl 5 %'
    const text = (await readPages(withSentences(makeNoteContent(language), [said]), language)).join(' ')
    expect(text).toContain(said)
  })

  it('breaks words wider than their column, and prints no wrong letters for missing ones', async () => {
    const address = `https://example.com/${'a'.repeat(300)}`
    const content = makeNoteContent('en', { title: '🎉👩‍👩‍👧' })
    const text = (await readPages(withSentences(content, [address, 'שלום עולם, 会议 Łódź 😀 → ok']), 'en')).join(' ')
    expect(text).toContain('Untitled note')
    expect(text).toContain('[…] Łódź -> ok')
    expect(text).toContain('This document cannot show some characters of the note')
    expect(text.match(/a/g)?.length).toBeGreaterThan(300)
  })

  it('repeats the header of the table of follow-ups on each page, and breaks names at their own hyphens', async () => {
    const content = makeNoteContent('en')
    const [followUp] = content.analysis?.actionItems ?? []
    if (!followUp || !content.analysis) throw new Error('the note has no follow-up')
    const followUps = Array.from({ length: 60 }, (_, index) => ({
      ...followUp,
      title: `Task number ${index}`,
      who: 'Anne-Laure',
    }))
    followUps[0] = { ...followUp, who: 'Beaumanoir-Destouches' }
    const pages = await readPages({ ...content, analysis: { ...content.analysis, actionItems: followUps } }, 'en')
    const onPages = pages.map((page) => page.match(/Task number \d+/g)?.length ?? 0)
    expect(onPages.filter((number) => number > 0).length).toBeGreaterThan(1)
    expect(onPages.reduce((sum, number) => sum + number)).toBe(59)
    for (const [index, page] of pages.entries()) {
      if ((onPages[index] ?? 0) > 0) expect(page).toContain('Task Who Due Priority Status')
    }
    expect(pages[0]).toContain('Beaumanoir- Destouches')
    expect(pages[0]).toContain('Anne-Laure')
  })

  it('leaves no heading alone at the end of a page, however long the text after it', async () => {
    const content = makeNoteContent('en')
    const [event] = content.analysis?.events ?? []
    if (!event || !content.analysis) throw new Error('the note has no event')
    const description = 'Bring the papers of the last three years. '.repeat(100)
    const points = Array.from({ length: 16 }, (_, index) => `Point ${index}`)
    for (const count of [10, 16]) {
      const keyPoints = points.slice(0, count).map((text) => ({ text, evidence: event.evidence }))
      const analysis = { ...content.analysis, keyPoints, events: [{ ...event, description }] }
      const pages = await readPages({ ...content, analysis }, 'en')
      expect(pages.find((page) => page.includes('Detected events'))).toContain(
        'Detected events Thursday, 12 March 2026',
      )
    }
  })

  it('explains the marks of doubtful words when there are any', async () => {
    const content = makeNoteContent('fr')
    const sentences = content.transcript.sentences.map((sentence) => ({ ...sentence, doubtfulWords: ['garçon'] }))
    const doubtful = { ...content, transcript: { ...content.transcript, sentences } }
    const meaning = 'Les mots soulignés en pointillé sont à vérifier'
    expect((await readPages(doubtful, 'fr')).join(' ')).toContain(meaning)
    expect((await readPages(content, 'fr')).join(' ')).not.toContain(meaning)
  })
})
