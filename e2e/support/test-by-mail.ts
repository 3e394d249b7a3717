import { type FakeMailServer, readLink, startMailServer } from '#test/fakes/mail-server.ts'
import { DictumServer } from './dictum-server.ts'
import { expect, test } from './test.ts'

/** Like `test`, on a server that sends its emails to `post`. */
export const testByMail = test.extend<object, { post: FakeMailServer; server: DictumServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const post = await startMailServer()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, use) => {
      const server = await DictumServer.create({ SMTP_URL: post.url, MAIL_FROM: 'Dictum <notes@example.com>' })
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Waits for the link in the newest email to an address. */
export async function awaitMailedLink(post: FakeMailServer, email: string, subject: string): Promise<string> {
  const find = () => post.delivered.findLast(({ to, message }) => to[0] === email && message.includes(subject))
  await expect.poll(find).toBeDefined()
  const { pathname, search } = readLink(find()?.message ?? '')
  return pathname + search
}
