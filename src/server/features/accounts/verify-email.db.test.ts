import { signJWT } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { emails } from '#server/db/schema/emails.ts'
import { type FakeMailServer, readLink } from '#test/fakes/mail-server.ts'
import { type MailingServer, startMailingServer } from '#test/mailing-server.ts'
import { type Person, signUp, type TestServer } from '#test/server.ts'

let post: FakeMailServer
let server: TestServer
let lastMail: MailingServer['lastMail']
let close: MailingServer['close']
beforeAll(async () => {
  ;({ post, server, lastMail, close } = await startMailingServer())
})
afterAll(() => close())
beforeEach(async () => {
  await server.drain()
  post.delivered.length = 0
})

const send = (url: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers })
const verify = (person: Person, token: string) =>
  person.inject({ method: 'POST', url: '/api/email/verify', payload: { token } })
const isVerified = async (person: Person) => (await person.inject({ url: '/api/user' })).json().emailVerified
const tokenOf = (message: string) => readLink(message).searchParams.get('token') ?? ''

describe('verifying an address', () => {
  it('is requested at sign-up, in the language of the interface, and done by the link', async () => {
    const registered = await send(
      '/api/register',
      { email: 'Lucie@example.com', password: 'correct horse battery' },
      { 'accept-language': 'fr' },
    )
    const cookie = registered.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const headers = { cookie }
    const mail = await lastMail()
    expect(mail.to).toEqual(['lucie@example.com'])
    expect(mail.message).toContain('From: Dictum <notes@example.com>')
    expect(mail.message).toContain('Subject: Confirmez votre adresse e-mail')
    expect(readLink(mail.message).pathname).toBe('/verify-email')
    const token = tokenOf(mail.message)
    for (const _time of ['first', 'again']) {
      expect((await send('/api/email/verify', { token }, headers)).statusCode).toBe(204)
    }
    const user = await server.app.inject({ url: '/api/user', headers })
    expect(user.json()).toMatchObject({ emailVerified: true, language: 'fr' })
    expect(await server.context.db.select().from(emails)).toEqual([])
  })

  it('needs the session of the account that was created with the address', async () => {
    // Somebody registers with an address that is not theirs, and its owner opens the link.
    const stranger = await signUp(server.app)
    const token = tokenOf((await lastMail()).message)
    const owner = await signUp(server.app)
    expect((await send('/api/email/verify', { token })).json()).toMatchObject({ code: 'unauthorized' })
    const refused = await verify(owner, token)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong_account'])
    expect([await isVerified(stranger), await isVerified(owner)]).toEqual([false, false])
    expect((await verify(stranger, token)).statusCode).toBe(204)
    expect([await isVerified(stranger), await isVerified(owner)]).toEqual([true, false])
  })

  it('is not possible by the route of better-auth, which needs no session', async () => {
    const person = await signUp(server.app)
    const token = tokenOf((await lastMail()).message)
    for (const path of ['/api/auth/verify-email', '/verify-email']) {
      await server.app.inject({ url: `${path}?${new URLSearchParams({ token })}` })
    }
    expect(await isVerified(person)).toBe(false)
  })

  it('refuses the link to an address that the account no longer has', async () => {
    const person = await signUp(server.app)
    const token = tokenOf((await lastMail()).message)
    await server.context.db
      .update(users)
      .set({ email: `new-${person.email}` })
      .where(eq(users.id, person.id))
    expect((await verify(person, token)).json()).toMatchObject({ code: 'wrong_account' })
    expect(await isVerified(person)).toBe(false)
  })

  it('refuses a token that is forged or has expired', async () => {
    const person = await signUp(server.app)
    const { secret } = await server.context.auth.$context
    const sign = (key: string, seconds: number) => signJWT({ email: person.email }, key, seconds)
    for (const token of ['forged', await sign('of somebody else', 60), await sign(secret, -1)]) {
      expect((await verify(person, token)).json()).toMatchObject({ code: 'link_expired' })
    }
    expect(await isVerified(person)).toBe(false)
    expect((await verify(person, await sign(secret, 60))).statusCode).toBe(204)
  })

  it('sends the link again, five times an hour at most', async () => {
    const person = await signUp(server.app)
    const again = () => person.inject({ method: 'POST', url: '/api/email/verification' })
    for (let time = 0; time < 5; time += 1) expect((await again()).statusCode).toBe(204)
    expect((await again()).statusCode).toBe(429)
    await server.drain()
    expect(post.delivered.filter(({ to }) => to[0] === person.email)).toHaveLength(6)
  })
})
