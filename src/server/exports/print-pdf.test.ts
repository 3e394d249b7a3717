import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { makeNoteContent } from '#test/note-content.ts'
import { buildDocument, type NoteContent } from './note-document.ts'
import { PdfPrinter } from './print-pdf.ts'

const printer = new PdfPrinter()

/** The text of each page, as an independent reader finds it, with single blanks. */
async function readPages(content: NoteContent, language: Language): Promise<string[]> {
  const document = buildDocument(content, { language, author: 'Zoé Müller' })
  const bytes = await printer.print(document, new AbortController().signal)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

function withSentences(content: NoteContent, texts: string[]): NoteContent {
  const sentences = texts.map((text, index) => ({ index, start: index * 4, end: index * 4 + 3.5, text }))
  return { ...content, transcript: { ...content.transcript, sentences } }
}

describe('a note as a PDF', { timeout: 60_000 }, () => {
  it.each([
    [
      'en',
      [
        'Café budget: “final” *draft*',
        'Thursday, 12 March 2026 at 00:30 · 1:02:09 · café · Positive, 4 out of 5',
        'Draft quality: transcribed by a simple engine',
        'Task Who Due Priority Status Send the budget to Zoë Zoé Müller Friday, 13 March 2026 High Open A|B Low Done',
        'Meeting with Tom Thursday, 12 March 2026 at 10:00 – 11:30 Salle 4 · with Tom and Zoé',
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
        'Reunión con Tomás jueves, 12 de marzo de 2026, 10:00 – 11:30 Salle 4 · con Tom y Zoé',
        'Preguntas abiertas • ¿Quién avisa al consejo? Transcripción 0:00 Envía el presupuesto a Íñigo',
        'Página 1 de 1',
      ],
    ],
    [
      'fr',
      [
        'L’œuvre de Noël jeudi 12 mars 2026 à 00:30 · 1:02:09 · café · Positif, 4 sur 5',
        'Qualité de brouillon : transcrite par un moteur simple',
        'Tâche Qui Échéance Priorité État Envoyer l’œuvre à François Zoé Müller vendredi 13 mars 2026 Haute À faire',
        'Réunion avec Zoé à la mairie jeudi 12 mars 2026 à 10:00 – 11:30 Salle 4 · avec Tom et Zoé',
        'Questions ouvertes • Où est le garçon ? Transcription 0:00 Merci d’envoyer « l’œuvre » à François.',
        'Page 1 sur 1',
      ],
    ],
  ] as const)('holds every word of a note in %s, accents and all', async (language, expected) => {
    const [page, ...others] = await readPages(makeNoteContent(language), language)
    expect(others).toEqual([])
    for (const words of expected) expect(page).toContain(words)
  })

  it('goes on over as many pages as it takes, each numbered, and loses nothing', async () => {
    const said = Array.from({ length: 500 }, (_, index) => `Sentence ${index} is about the budget of the year.`)
    const pages = await readPages(withSentences(makeNoteContent('en'), said), 'en')
    expect(pages.length).toBeGreaterThan(5)
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    const numbers = [...pages.join(' ').matchAll(/Sentence (\d+) is/g)].map((match) => Number(match[1]))
    // The summary and the points come first; the transcript is what is numbered here.
    expect(numbers).toEqual(said.map((_, index) => index))
  })

  it('cuts words that are wider than their place, and prints no wrong letters for those it has not', async () => {
    const address = `https://example.com/${'a'.repeat(300)}`
    const content = makeNoteContent('en', { title: '🎉👩‍👩‍👧' })
    const text = (await readPages(withSentences(content, [address, 'שלום Łódź Škoda 😀 → ok']), 'en')).join(' ')
    expect(text).toContain('Untitled note')
    expect(text).toContain('???? Lódz Škoda -> ok')
    expect(text.match(/a/g)?.length).toBeGreaterThan(300)
  })

  it('is given up when nobody wants it any more', async () => {
    const document = buildDocument(makeNoteContent('en'), { language: 'en', author: '' })
    const reason = new Error('left')
    await expect(printer.print(document, AbortSignal.abort(reason))).rejects.toBe(reason)
    // Its place is free again: three more than there are places.
    const others = await Promise.all(
      Array.from({ length: 3 }, () => printer.print(document, AbortSignal.timeout(30_000))),
    )
    for (const bytes of others) expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })
})
