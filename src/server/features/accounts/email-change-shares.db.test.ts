import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '#server/db/schema/accounts.ts'
import type { NoteShare, SharedItem } from '#shared/contract/note-shares.ts'
import { askForAddress, changeAddress, confirmAddress, readChangeToken } from '#test/email-change.ts'
import type { FakeMailServer } from '#test/fakes/mail-server.ts'
import { type MailingServer, startMailingServer } from '#test/mailing-server.ts'
import { type Person, signUp, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

let post: FakeMailServer
let server: TestServer
let close: MailingServer['close']
let person: Person
let address: string
let addresses = 0
beforeAll(async () => {
  ;({ post, server, close } = await startMailingServer())
})
afterAll(() => close())
beforeEach(async () => {
  person = await signUp(server.app, { verified: true })
  addresses += 1
  address = `new-${addresses}@example.com`
  await server.drain()
  post.delivered.length = 0
  await server.context.db.delete(rateLimits)
})

const ask = (email: string, password = person.password, who = person) => askForAddress(who, email, password)
const confirm = (token: string, who = person) => confirmAddress(who, token)
const readToken = (to = address) => readChangeToken({ server, post }, to)
const move = (to = address) => changeAddress({ server, post }, person, to)

describe('notes shared with an address', () => {
  let owner: Person
  let noteId: string
  beforeEach(async () => {
    owner = await signUp(server.app)
    noteId = await insertSpokenNote(server, owner, { said: ['The launch went well.'] })
  })
  const share = (email: string, permission = 'read') =>
    owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload: { emails: [email], permission } })
  const shares = async () => (await owner.inject({ url: `/api/voice-notes/${noteId}/shares` })).json<NoteShare[]>()
  const received = async (who: Person) => {
    const items = (await who.inject({ url: '/api/note-shares?direction=with_me' })).json<SharedItem[]>()
    return items.map(({ permission }) => permission)
  }

  it('stay with the account, under its new address', async () => {
    await share(person.email)
    await move()
    expect(await received(person)).toEqual(['read'])
    expect((await shares()).map(({ email }) => email)).toEqual([address])
  })

  it('are received with the new address, once it is confirmed and not before', async () => {
    await share(address, 'comment')
    await ask(address)
    expect(await received(person)).toEqual([])
    expect((await confirm(await readToken())).statusCode).toBe(204)
    expect(await received(person)).toEqual(['comment'])
  })

  it('are received once, with the greater permission, if both addresses had them', async () => {
    await share(person.email, 'comment')
    await share(address, 'edit')
    await move()
    expect(await received(person)).toEqual(['edit'])
    expect((await shares()).map(({ email, permission }) => [email, permission])).toEqual([[address, 'edit']])
  })

  it('keep the greater permission of the old address', async () => {
    await share(person.email, 'edit')
    await share(address, 'read')
    await move()
    expect(await received(person)).toEqual(['edit'])
  })

  it('are not received by their own owner', async () => {
    await share(address)
    person = owner
    await move()
    expect(await received(owner)).toEqual([])
    expect(await shares()).toEqual([])
  })

  it('go to nobody who gets the old address, unless they are shared anew', async () => {
    await share(person.email)
    await move()
    const next = await signUp(server.app, { email: person.email, verified: true })
    expect(await received(next)).toEqual([])
    await share(person.email, 'comment')
    expect(await received(next)).toEqual(['comment'])
    expect(await received(person)).toEqual(['read'])
  })
})
