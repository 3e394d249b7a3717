import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import type { ShareLink } from '#shared/contract/share-links.ts'
import { uploadNote } from './notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from './server.ts'

const PUBLIC_URL = 'https://dictum.test'
const CAPTIONS = 'Por favor, envía el presupuesto a Marta antes del viernes.\nReunión con Tomás el jueves a las diez.'

/** A test server with one note, whose text is in Spanish, and what its owner and visitors do with links to it. */
export interface SharingServer {
  server: TestServer
  /** The note's owner. */
  person: Person
  noteId: string
  /** Creates a link to a note. */
  share(payload?: object, id?: string): Promise<ShareLink>
  /** Returns a link as the list of its note shows it. */
  listed(id: string): Promise<ShareLink | undefined>
  /** Opens a link, or a path below it, as a visitor does. */
  visit(token: string, path?: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  /** Sends the password of a link. */
  unlock(token: string, password: string, remoteAddress?: string): Promise<LightMyRequestResponse>
}

export async function startSharingServer(): Promise<SharingServer> {
  const server = await startTestServer({ PUBLIC_URL })
  const person = await signUp(server.app)
  const noteId = (await uploadNote(person, { language: 'es', captions: CAPTIONS })).id
  await server.drain()
  const visit: SharingServer['visit'] = (token, path = '', options = {}) =>
    server.app.inject({ url: `/api/shared/${token}${path}`, ...options })
  return {
    server,
    person,
    noteId,
    share: async (payload, id = noteId) => {
      const url = `/api/voice-notes/${id}/share-link`
      return (await person.inject({ method: 'POST', url, ...(payload ? { payload } : {}) })).json()
    },
    listed: async (id) => {
      const links: ShareLink[] = (await person.inject({ url: `/api/voice-notes/${noteId}/share-links` })).json()
      return links.find((link) => link.id === id)
    },
    visit,
    unlock: (token, password, remoteAddress = '127.0.0.1') =>
      visit(token, '/unlock', { method: 'POST', payload: { password }, remoteAddress }),
  }
}

/** Returns the token at the end of a link. */
export function tokenOf({ shareLink }: ShareLink): string {
  return shareLink.slice(`${PUBLIC_URL}/shared/`.length)
}

/** Advances JavaScript’s clock; the database’s own is unaffected. */
export function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}
