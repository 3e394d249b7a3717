import { type FakeMailServer, startMailServer } from './fakes/mail-server.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A test server that sends its emails to a mail server on loopback. */
export interface MailingServer {
  post: FakeMailServer
  server: TestServer
  /**
   * Runs all jobs and returns the email that was delivered last.
   * @throws Error if none was delivered
   */
  lastMail(): Promise<FakeMailServer['delivered'][number]>
  close(): Promise<void>
}

export async function startMailingServer(): Promise<MailingServer> {
  const post = await startMailServer()
  const server = await startTestServer({ SMTP_URL: post.url, MAIL_FROM: 'Dictum <notes@example.com>' })
  return {
    post,
    server,
    lastMail: async () => {
      await server.drain()
      const mail = post.delivered.at(-1)
      if (!mail) throw new Error('no mail came')
      return mail
    },
    close: async () => {
      await server.close()
      await post.close()
    },
  }
}
