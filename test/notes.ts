import type { VoiceNote } from '#shared/contract/notes.ts'
import { readFixture } from './audio-fixtures.ts'
import { multipart } from './multipart.ts'
import type { Person } from './server.ts'

interface Upload {
  content?: Uint8Array
  fileName?: string
  language?: 'en' | 'es' | 'fr' | 'auto'
  /** The language of the interface. */
  reader?: 'en' | 'es' | 'fr'
  timezone?: string
  recordedAt?: string
  idempotencyKey?: string
  captions?: string
  /** The number of people who speak. */
  speakers?: number
}

/** Uploads a recording as `person`. By default, it has a few seconds of speech. */
export async function uploadNote(person: Person, upload: Upload = {}): Promise<VoiceNote> {
  const {
    fileName = 'speech.ogg',
    language = 'en',
    reader = 'en',
    timezone = 'Europe/Madrid',
    recordedAt,
    idempotencyKey,
    captions,
    speakers,
  } = upload
  const form = multipart([
    { name: 'language', value: language },
    { name: 'timezone', value: timezone },
    ...(recordedAt ? [{ name: 'recordedAt', value: recordedAt }] : []),
    ...(speakers === undefined ? [] : [{ name: 'speakers', value: String(speakers) }]),
    ...(captions === undefined ? [] : [{ name: 'captions', value: captions }]),
    { name: 'audio', fileName, content: upload.content ?? (await readFixture('speech.ogg')) },
  ])
  const response = await person.inject({
    method: 'POST',
    url: '/api/voice-notes',
    payload: form.payload,
    headers: {
      ...form.headers,
      'accept-language': reader,
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
  })
  if (response.statusCode > 201) throw new Error(`the upload was refused: ${response.body}`)
  return response.json<VoiceNote>()
}

/** Returns the current note as its owner sees it. */
export async function readNote(person: Person, id: string): Promise<VoiceNote> {
  return (await person.inject({ url: `/api/voice-notes/${id}` })).json<VoiceNote>()
}
