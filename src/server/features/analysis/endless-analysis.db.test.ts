import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TextDeadlineError } from '#server/text/text-deadline.ts'
import { readNote } from '#test/notes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await signUp(server.app)
})
afterAll(() => server.close())

const TEXT = 'I have to call Maria tomorrow.'

it.each([
  ['its analysis', () => vi.spyOn(server.context.analyst, 'analyse')],
  ['what coaching counts in it', () => vi.spyOn(server.context.texts, 'gatherFacts')],
])(
  'a text for which %s takes too long can be read and edited, and is analysed again on request only',
  async (_, spy) => {
    const endless = spy().mockRejectedValue(new TextDeadlineError(600_000))
    const id = await insertSpokenNote(server, person, { said: [TEXT], ready: false })
    await server.drain()
    expect(endless).toHaveBeenCalledOnce()
    expect(await readNote(person, id)).toMatchObject({
      status: 'failed',
      failure: { code: 'analysis_failed', message: expect.stringContaining('its analysis failed') },
    })
    const transcript = `/api/voice-notes/${id}/transcript`
    expect((await person.inject({ url: transcript })).json()).toMatchObject({ sentences: [{ text: TEXT }] })
    const payload = { version: 1, edits: [{ index: 0, text: 'I have to call Tom tomorrow.' }] }
    expect((await person.inject({ method: 'PUT', url: transcript, payload })).statusCode).toBe(200)

    endless.mockRestore()
    expect((await person.inject({ method: 'POST', url: `/api/voice-notes/${id}/retry` })).statusCode).toBe(202)
    await server.drain()
    expect(await readNote(person, id)).toMatchObject({ status: 'ready', failure: null })
    const { actionItems } = (await person.inject({ url: `/api/voice-notes/${id}/analysis` })).json()
    expect(actionItems).toMatchObject([{ title: 'Call Tom' }])
  },
)
