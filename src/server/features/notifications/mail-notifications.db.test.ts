import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import { writeMention } from '#shared/mentions.ts'
import type { FakeMailServer } from '#test/fakes/mail-server.ts'
import { type MailingServer, startMailingServer } from '#test/mailing-server.ts'
import { readMail } from '#test/read-mail.ts'
import { type Person, signUp, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { mailNotifications, queueMissedEmails } from './mail-notifications.jobs.ts'

let post: FakeMailServer
let server: TestServer
let close: MailingServer['close']
let owner: Person
let ben: Person
let noteId: string
let shareId: string
beforeAll(async () => {
  ;({ post, server, close } = await startMailingServer())
})
afterAll(() => close())
beforeEach(async () => {
  owner = await signUp(server.app, { verified: true })
  ben = await signUp(server.app, { verified: true, premium: false })
  noteId = await insertSpokenNote(server, owner, { title: 'Plan', said: ['The launch went well.'] })
  const payload = { emails: [ben.email], permission: 'comment' }
  const shared = await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
  shareId = shared.json<NoteShare[]>()[0]?.id ?? ''
  await ben.inject({ url: `/api/voice-notes/${noteId}` })
  await server.drain()
  post.delivered.length = 0
})

const change = (person: Person, values: Partial<typeof users.$inferInsert>) =>
  server.context.db.update(users).set(values).where(eq(users.id, person.id))
const set = (person: Person, payload: object) => person.inject({ method: 'PATCH', url: '/api/settings', payload })
const comment = async (person: Person, text: string) => {
  const url = `/api/voice-notes/${noteId}/comments`
  return (await person.inject({ method: 'POST', url, payload: { text } })).json<{ id: string }>().id
}
/** Returns the emails that somebody has after the delay. */
async function mailsTo(person: Person) {
  await server.drain()
  return post.delivered
    .splice(0)
    .filter(({ to }) => to[0] === person.email)
    .map(({ message }) => readMail(message))
}

describe('the email', () => {
  it('lists what is unread, with the person, the place, the words and a link for each', async () => {
    const first = await comment(ben, 'Which bank is it?')
    await comment(ben, `Ask ${writeMention({ id: owner.id, name: 'x' })}, please`)
    const [mail, ...others] = await mailsTo(owner)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new notifications')
    expect(mail?.text).toContain('Ada Moreau commented on “Plan”\n> Which bank is it?\n')
    expect(mail?.text).toContain('Ada Moreau mentioned you on “Plan”\n> Ask @Ada Moreau, please\n')
    expect(mail?.text).toContain(`/notes/${noteId}?thread=${first}\n`)
    expect(mail?.html).toContain('Which bank is it?')
    expect(await mailsTo(owner)).toEqual([])
  })

  it.each([
    ['es', 'Ada Moreau ha comentado «Plan»', 'Dejar de recibir estos correos'],
    ['fr', 'Ada Moreau a commenté «\u00a0Plan\u00a0»', 'Ne plus recevoir ces e-mails'],
  ] as const)('is in the recipient’s language: %s', async (language, subject, stop) => {
    await change(owner, { language })
    await comment(ben, 'Which bank?')
    const [mail] = await mailsTo(owner)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(stop)
  })

  it('leaves out what was read meanwhile, and is not sent if that is all', async () => {
    const id = await comment(ben, 'one')
    await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/comments/read`, payload: { ids: [id] } })
    expect(await mailsTo(owner)).toEqual([])
  })

  it('tells nothing to somebody who has lost access', async () => {
    await comment(owner, `Hi ${writeMention({ id: ben.id, name: 'x' })}`)
    await owner.inject({ method: 'DELETE', url: `/api/note-shares/${shareId}` })
    expect(await mailsTo(ben)).toEqual([])
  })

  it('is not sent to an unverified address, to a deactivated user or of a kind switched off meanwhile', async () => {
    await comment(ben, 'one')
    await change(owner, { emailVerified: false })
    expect(await mailsTo(owner)).toEqual([])
    await change(owner, { emailVerified: true })
    await comment(ben, 'two')
    await set(owner, { commentsByEmail: false })
    expect(await mailsTo(owner)).toEqual([])
    await set(owner, { commentsByEmail: true })
    await comment(ben, 'three')
    await change(owner, { isActive: false })
    expect(await mailsTo(owner)).toEqual([])
  })

  it('shows names and words as text, in one header line', async () => {
    await change(ben, { firstName: 'Eve\r\nBcc: all@example.com', lastName: '\u202e<b>X</b>' })
    await comment(ben, '<img src=x onerror=alert(1)>')
    const [mail] = await mailsTo(owner)
    expect(mail?.subject).toBe('Eve Bcc: all@example.com <b>X</b> commented on “Plan”')
    expect(mail?.headers).not.toMatch(/^bcc:/im)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toMatch(/<img|<b>/)
  })

  it('is sent once although the mail server refuses it at first, without what was withdrawn meanwhile', async () => {
    await comment(ben, 'one')
    post.refuse(3)
    expect(await mailsTo(owner)).toHaveLength(1)
    expect(await mailsTo(owner)).toEqual([])
  })

  it('is another email for a mail program if a retry has more to tell', async () => {
    await comment(ben, 'one')
    const sent: string[] = []
    // The mail server has taken the email, but its answer is lost.
    const lose = async ({ id }: { id: string }) => {
      sent.push(id)
      throw new Error('the connection was lost')
    }
    const lossy = { ...server.context, email: { ...server.context.email, send: lose } }
    const send = () => expect(mailNotifications(lossy, { userId: owner.id, lastTry: false })).rejects.toThrow('lost')
    await send()
    await send()
    await comment(ben, 'two')
    await send()
    const [first, again, more] = sent
    expect(again).toBe(first)
    expect(more).not.toBe(first)
  })

  it('follows within the hour if something happened while the last one was sent', async () => {
    await comment(ben, 'one')
    await server.context.db.execute('delete from pgboss.job')
    expect(await mailsTo(owner)).toEqual([])
    await queueMissedEmails(server.context)
    expect(await mailsTo(owner)).toHaveLength(1)
  })
})

describe('the link that ends the emails', () => {
  const stopUrlIn = (headers = '') => new URL(/^list-unsubscribe: <([^>]+)>/im.exec(headers)?.[1] ?? '').pathname
  async function stopUrl(): Promise<string> {
    await comment(ben, 'one')
    const [mail] = await mailsTo(owner)
    expect(mail?.headers).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click$/im)
    expect(mail?.text).toContain(stopUrlIn(mail?.headers))
    return stopUrlIn(mail?.headers)
  }
  const oneClick = (url: string, origin?: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin === undefined ? {} : { origin }) },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('works for a mail program with one request and no session', async () => {
    const url = await stopUrl()
    expect((await oneClick(url)).statusCode).toBe(200)
    await comment(ben, 'two')
    expect(await mailsTo(owner)).toEqual([])
    expect((await owner.inject({ url: '/api/settings' })).json()).toMatchObject({
      commentsByEmail: false,
      commentsInApp: true,
      weeklySummaries: true,
    })
  })

  it('shows readers a page with a button, and changes nothing until it is pressed', async () => {
    await change(owner, { language: 'fr' })
    const url = await stopUrl()
    const page = await server.app.inject({ url })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<html lang="fr">')
    expect(page.body).toContain('<form method="post"><button>Ne plus les recevoir</button></form>')
    expect((await owner.inject({ url: '/api/settings' })).json()).toMatchObject({ commentsByEmail: true })
    // A page without a referrer sends its form from the origin "null".
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect((await oneClick(url, server.context.config.publicUrl)).body).toContain('Vous ne recevrez plus ces e-mails')
  })

  it('is refused if it was changed, and once the account is gone', async () => {
    const url = await stopUrl()
    const forged = url.replace('.activity.', '.summaries.')
    expect((await oneClick(forged)).statusCode).toBe(404)
    expect((await server.app.inject({ url: forged })).body).toContain('This link does not work')
    await owner.inject({ method: 'DELETE', url: '/api/account', payload: { password: owner.password } })
    expect((await oneClick(url)).statusCode).toBe(404)
  })

  it('is in the email about a shared note too, which is no longer sent once the link was used', async () => {
    const share = async (person: Person) => {
      const payload = { emails: [person.email], permission: 'read' }
      await owner.inject({ method: 'POST', url: `/api/voice-notes/${noteId}/shares`, payload })
      return mailsTo(person)
    }
    const carla = await signUp(server.app, { verified: true })
    await mailsTo(carla)
    const [mail] = await share(carla)
    expect((await oneClick(stopUrlIn(mail?.headers))).statusCode).toBe(200)
    noteId = await insertSpokenNote(server, owner, { said: ['We meet again.'] })
    expect(await share(carla)).toEqual([])
  })
})
