import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import type { DictumServer } from './dictum-server.ts'

type Person = Awaited<ReturnType<typeof createPerson>>

/** Creates a user of one server without a browser, with the API calls that the recovery tests need. */
export async function createPerson(server: DictumServer) {
  const response = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }),
  })
  if (response.status !== 201) throw new Error(`the registration failed: ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${server.url}/api/voice-notes${path}`, { headers: { cookie } })
    return (await answer.json()) as T
  }
  return {
    upload: async (content: Buffer, language = 'en'): Promise<VoiceNote> => {
      const form = new FormData()
      form.append('language', language)
      form.append('audio', new Blob([new Uint8Array(content)]), 'memo.wav')
      const answer = await fetch(`${server.url}/api/voice-notes`, { method: 'POST', headers: { cookie }, body: form })
      return (await answer.json()) as VoiceNote
    },
    listNotes: () => read<VoiceNote[]>(''),
    readNote: (id: string) => read<VoiceNote>(`/${id}`),
    readTranscript: (id: string) => read<Transcript>(`/${id}/transcript`),
  }
}

/** Returns whether the transcription of a note has begun. @throws if it has already ended */
export async function hasBegun(person: Person, noteId: string): Promise<boolean> {
  const { status, progress } = await person.readNote(noteId)
  if (status === 'ready') throw new Error('the transcription has ended already')
  return (progress?.percent ?? 0) > 0
}
