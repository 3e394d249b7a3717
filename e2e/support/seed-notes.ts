import { expect, type Page } from '@playwright/test'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { readFixture } from '#test/audio-fixtures.ts'

type Language = 'en' | 'es' | 'fr'

/** The sentences spoken in each language: follow-ups, a meeting, a decision, a question, and a sentiment. */
const TEXTS: Record<Language, readonly string[]> = {
  en: [
    'The launch in Lisbon went very well and the customers are delighted. We decided to keep the old price until June. Please send the budget to Marta by Friday. We have a meeting with Tom on Thursday at ten in the office.',
    'I must call the bank tomorrow about the loan, that is urgent. The delay of the delivery worries me. Who is going to tell the board?',
    'Thanks to Sofía for the report. I have to prepare the contract for next Monday and book a room for the workshop.',
  ],
  es: [
    'El lanzamiento en Lisboa fue muy bien y los clientes están encantados. Decidimos mantener el precio antiguo hasta junio. Por favor, envía el presupuesto a Marta antes del viernes. Tenemos una reunión con Tomás el jueves a las diez en la oficina.',
    'Tengo que llamar al banco mañana por el préstamo, es urgente. El retraso de la entrega me preocupa. ¿Quién va a avisar al consejo?',
    'Gracias a Sofía por el informe. Tengo que preparar el contrato para el próximo lunes y reservar una sala para el taller.',
  ],
  fr: [
    'Le lancement à Lisbonne s’est très bien passé et les clients sont ravis. Nous avons décidé de garder l’ancien prix jusqu’en juin. Merci d’envoyer le budget à Marta avant vendredi. Nous avons une réunion avec Thomas jeudi à dix heures au bureau.',
    'Je dois appeler la banque demain pour le prêt, c’est urgent. Le retard de la livraison m’inquiète. Qui va prévenir le conseil ?',
    'Merci à Sofia pour le rapport. Je dois préparer le contrat pour lundi prochain et réserver une salle pour l’atelier.',
  ],
}

/**
 * Gives the page's user three notes with texts in one language, analysed like any others. The live captions become the
 * text, which needs no recognition.
 * @returns the id of the first note
 */
export async function seedNotes(page: Page, language: Language): Promise<string> {
  const ids: string[] = []
  // Uploaded one after the other, so that the server decodes all of them in one process. Starting a process takes
  // longer than decoding.
  for (const text of TEXTS[language]) {
    const id = await upload(page, language, text)
    await untilReady(page, id, language)
    ids.push(id)
  }
  const [first = ''] = ids
  return first
}

/**
 * Gives the page's user one note with a text.
 * @param text long enough for its language to be detected
 * @param recordedAt when it was spoken, for texts with dates
 * @param timezone where it was spoken
 */
export async function seedNote(
  page: Page,
  language: Language,
  text: string,
  recordedAt: string,
  timezone = 'Europe/Madrid',
): Promise<string> {
  const id = await upload(page, language, text, { recordedAt, timezone })
  await untilReady(page, id, language)
  return id
}

/** Uploads a recording with captions, which become its text because no engine supports its supposed language. */
async function upload(
  page: Page,
  language: Language,
  text: string,
  about: { recordedAt?: string; timezone?: string } = {},
): Promise<string> {
  const captions = text.replace(/(?<=[.?]) /g, '\n')
  const audio = { name: 'memo.ogg', mimeType: 'audio/ogg', buffer: await readFixture('speech.ogg') }
  // The draft engine writes only English, and detects no language. A recording labelled as Spanish gets the language of
  // its captions.
  const headers = { 'accept-language': language === 'en' ? 'es' : language }
  const asked = language === 'en' ? 'auto' : language
  const multipart = { timezone: 'Europe/Madrid', ...about, language: asked, captions, audio }
  const note: VoiceNote = await (await page.request.post('/api/voice-notes', { headers, multipart })).json()
  return note.id
}

async function untilReady(page: Page, id: string, language: Language): Promise<void> {
  const read = async (): Promise<VoiceNote> => (await page.request.get(`/api/voice-notes/${id}`)).json()
  await expect.poll(async () => (await read()).status, { intervals: [100], timeout: 120_000 }).toBe('ready')
  expect((await read()).language).toBe(language)
}
