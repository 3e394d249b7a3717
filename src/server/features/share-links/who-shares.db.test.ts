import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareLinks } from '#server/db/schema/share-links.ts'
import type { SharedNote, ShareLink } from '#shared/contract/share-links.ts'
import { uploadNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

const ZONE = 'Pacific/Auckland'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
})
afterAll(() => server.close())

/** Uploads a note with these words, spoken in Auckland. */
async function speak(captions: string): Promise<string> {
  const { id } = await uploadNote(person, { language: 'es', captions, timezone: ZONE })
  await server.drain()
  return id
}

/** Shares a note, and opens the link as a visitor. */
async function visit(
  noteId: string,
  payload: object = {},
): Promise<{ link: ShareLink; body: string; note: SharedNote }> {
  const url = `/api/voice-notes/${noteId}/share-link`
  const link = (await person.inject({ method: 'POST', url, payload })).json<ShareLink>()
  return { link, ...(await open(link)) }
}

async function open({ shareLink }: ShareLink): Promise<{ body: string; note: SharedNote }> {
  const answer = await server.app.inject({ url: `/api/shared/${shareLink.split('/').at(-1)}` })
  return { body: answer.body, note: answer.json<SharedNote>() }
}

describe('a new link', () => {
  it('works for 30 days and leaves out the recording unless something else is chosen', async () => {
    const id = await speak('La semana ha ido bien.')
    const before = Date.now()
    const { link } = await visit(id)
    const days = (Date.parse(link.expiresAt ?? '') - before) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(30)
    expect(days).toBeLessThan(30.1)
    expect(link).toMatchObject({ allowAudio: false, allowAnalysis: true })
    const chosen = await visit(id, { expiresAt: null, allowAudio: true })
    expect(chosen.link).toMatchObject({ expiresAt: null, allowAudio: true })
  })
})

describe('a visitor of a link', () => {
  it('sees who shares it, except by a link that was made before links said so', async () => {
    const { link, note } = await visit(await speak('La semana ha ido bien.'))
    expect(note.sharedBy).toBe('Ada Moreau')
    await server.context.db.update(shareLinks).set({ namesOwner: false }).where(eq(shareLinks.id, link.id))
    const earlier = await open(link)
    expect(earlier.note.sharedBy).toBeNull()
    expect(earlier.body).not.toContain('Moreau')
  })

  it('sees the zone of a note only with times of day that were said in it', async () => {
    const timed = await speak('Reunión con Tomás el jueves a las diez.')
    expect((await visit(timed)).note.timezone).toBe(ZONE)
    const timeless = await speak('La semana ha ido bien.')
    for (const { note, body } of [await visit(timed, { allowAnalysis: false }), await visit(timeless)]) {
      expect(note.timezone).toBeNull()
      expect(body).not.toContain(ZONE)
    }
  })
})
