import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailChanges, rateLimits } from '#server/db/schema/accounts.ts'
import { askForAddress, changeAddress, confirmAddress, readChangeToken } from '#test/email-change.ts'
import type { FakeMailServer } from '#test/fakes/mail-server.ts'
import { type MailingServer, startMailingServer } from '#test/mailing-server.ts'
import { readResetToken } from '#test/reset-token.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { sweepEmailChanges } from './email-change.service.ts'

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
const user = async (who = person) => (await who.inject({ url: '/api/user' })).json()
const pending = async () => (await person.inject({ url: '/api/account/email-change' })).json()
const login = (email: string, password = person.password) =>
  server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })

/** Returns the subjects of the emails to an address. */
async function subjects(to: string): Promise<string[]> {
  await server.drain()
  return post.delivered
    .filter((email) => email.to[0] === to)
    .map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1] ?? '')
}

describe('another email address', () => {
  it('takes effect by the link sent to it, and the old one is told', async () => {
    const asked = await ask(address.toUpperCase())
    expect(asked.json()).toEqual({ email: address, expiresAt: expect.any(String) })
    expect(await pending()).toEqual(asked.json())
    expect(await user()).toMatchObject({ email: person.email, emailVerified: true })
    expect(await subjects(address)).toEqual(['Confirm your new email address'])
    expect(await subjects(person.email)).toEqual(['Your email address is about to change'])

    const token = await readToken()
    expect((await confirm(token)).statusCode).toBe(204)
    expect(await user()).toMatchObject({ email: address, emailVerified: true })
    expect(await pending()).toBeNull()
    expect(await subjects(person.email)).toContain('Your email address was changed')
    expect((await login(person.email)).statusCode).toBe(401)
    expect((await login(address)).statusCode).toBe(200)
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_expired' })
  })

  it('needs the password, and ten wrong ones are the most', async () => {
    expect((await ask(address, 'wrong')).json()).toMatchObject({ code: 'wrong_password' })
    for (let guess = 1; guess < 10; guess += 1) await ask(address, 'wrong')
    expect((await ask(address)).json()).toMatchObject({ code: 'too_many_requests' })
    expect(await pending()).toBeNull()
    expect(await subjects(address)).toEqual([])
  })

  it.each(['not an address', 'ben@example.com\nbcc: all@example.com', `${'a'.repeat(400)}@example.com`])(
    'is refused as %j',
    async (email) => {
      expect((await ask(email)).json()).toMatchObject({
        code: 'validation_failed',
        fields: { email: expect.any(String) },
      })
    },
  )

  it('is refused if it is the present one', async () => {
    expect((await ask(person.email.toUpperCase())).json().fields).toEqual({ email: 'This is your own address.' })
  })

  it('is answered alike when another account has it, whose owner alone is told', async () => {
    const other = await signUp(server.app)
    await server.drain()
    post.delivered.length = 0
    const [taken, free] = [await ask(other.email), await pending()]
    expect(taken.json()).toEqual({ email: other.email, expiresAt: expect.any(String) })
    expect(free).toEqual(taken.json())
    expect(await subjects(other.email)).toEqual(['You already have an account'])
    expect(await subjects(person.email)).toEqual(['Your email address is about to change'])
    expect(await readToken(other.email)).toBe('')
    expect(await user()).toMatchObject({ email: person.email })
  })

  it('is refused by its link if somebody has taken it meanwhile', async () => {
    await ask(address)
    const token = await readToken()
    await signUp(server.app, { email: address })
    expect((await confirm(token)).json()).toMatchObject({ code: 'email_taken' })
    expect(await user()).toMatchObject({ email: person.email })
  })

  it('sends an address five emails an hour at most', async () => {
    const others = [person, await signUp(server.app)]
    for (let time = 0; time < 5; time += 1)
      expect((await ask(address, undefined, others[time % 2])).statusCode).toBe(200)
    expect((await ask(address)).json()).toMatchObject({ code: 'too_many_requests' })
  })
})

describe('the link to a new address', () => {
  const voids: [name: string, act: () => Promise<unknown>][] = [
    ['is a day old', () => server.context.db.update(emailChanges).set({ expiresAt: new Date() })],
    ['was replaced by another', () => ask(`later-${address}`)],
    ['was cancelled', () => person.inject({ method: 'DELETE', url: '/api/account/email-change' })],
  ]
  it.each(voids)('does nothing once it %s', async (_, act) => {
    await ask(address)
    const token = await readToken()
    await act()
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_expired' })
    expect((await login(address)).statusCode).toBe(401)
  })

  it('does nothing once the password has changed', async () => {
    await ask(address)
    const token = await readToken()
    const payload = { currentPassword: person.password, newPassword: 'another horse battery' }
    const changed = await person.inject({ method: 'POST', url: '/api/account/password', payload })
    const cookie = changed.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const url = '/api/account/email-change/confirm'
    const answer = await server.app.inject({ method: 'POST', url, payload: { token }, headers: { cookie } })
    expect(answer.json()).toMatchObject({ code: 'link_expired' })
  })

  it('does nothing for a stranger whom it has reached by mistake', async () => {
    const stranger = await signUp(server.app)
    await ask(address)
    const token = await readToken()
    expect((await confirm(token, stranger)).json()).toMatchObject({ code: 'link_expired' })
    const url = '/api/account/email-change/confirm'
    expect((await server.app.inject({ method: 'POST', url, payload: { token } })).statusCode).toBe(401)
    expect((await confirm(token)).statusCode).toBe(204)
  })

  it('is refused when it is forged, thirty times in ten minutes', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await confirm('f'.repeat(64))).json()).toMatchObject({ code: 'link_expired' })
    }
    expect((await confirm('f'.repeat(64))).json()).toMatchObject({ code: 'too_many_requests' })
  })

  it('voids links in the old mailbox that would set a password', async () => {
    await server.app.inject({ method: 'POST', url: '/api/password/reset-request', payload: { email: person.email } })
    await server.drain()
    const token = await readResetToken(server, person.id)
    await move()
    const reset = {
      method: 'POST',
      url: '/api/password/reset',
      payload: { token, password: 'by the old mailbox' },
    } as const
    expect((await server.app.inject(reset)).json()).toMatchObject({ code: 'link_expired' })
  })

  it('is forgotten with its address once it has expired', async () => {
    await ask(address)
    const own = () => server.context.db.select().from(emailChanges).where(eq(emailChanges.userId, person.id))
    await sweepEmailChanges(server.context)
    expect(await own()).toHaveLength(1)
    await server.context.db.update(emailChanges).set({ expiresAt: new Date() })
    await sweepEmailChanges(server.context)
    expect(await own()).toEqual([])
  })
})

describe('without a mail server', () => {
  let quiet: TestServer
  beforeAll(async () => {
    quiet = await startTestServer()
  })
  afterAll(() => quiet.close())
  beforeEach(async () => {
    person = await signUp(quiet.app, { verified: true })
  })

  it('a new address takes effect at once, and is not confirmed', async () => {
    const asked = await ask(address)
    expect(asked.statusCode).toBe(200)
    expect(asked.json()).toBeNull()
    expect(await user()).toMatchObject({ email: address, emailVerified: false })
    expect(await pending()).toBeNull()
  })

  it('an address of another account is refused', async () => {
    const other = await signUp(quiet.app)
    expect((await ask(other.email)).json()).toMatchObject({ code: 'email_taken' })
    expect(await user()).toMatchObject({ email: person.email, emailVerified: true })
  })

  it('nobody receives notes shared with an address that they have entered', async () => {
    const owner = await signUp(quiet.app)
    const noteId = await insertSpokenNote(quiet, owner, { said: ['Not for everybody.'] })
    const share = (email: string, permission: string) =>
      owner.inject({
        method: 'POST',
        url: `/api/voice-notes/${noteId}/shares`,
        payload: { emails: [email], permission },
      })
    const access = async (who: Person) => (await who.inject({ url: `/api/voice-notes/${noteId}` })).json().access
    await share(address, 'edit')
    await ask(address)
    expect(await access(person)).toBeUndefined()

    const former = await signUp(quiet.app, { verified: true })
    await share(former.email, 'read')
    await ask(`left-${address}`, former.password, former)
    expect(await access(former)).toBe('read')
    const next = await signUp(quiet.app, { email: former.email, verified: true })
    await share(former.email, 'edit')
    expect([await access(next), await access(former)]).toEqual(['edit', undefined])
  })
})
