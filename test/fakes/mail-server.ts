import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface FakeMailServer {
  /** For SMTP_URL. */
  url: string
  /** What was delivered, as it came over the wire. */
  delivered: { to: string[]; message: string }[]
  /** Refuses the next so many emails for the moment, as a busy server does. */
  refuse(times: number): void
  close(): Promise<void>
}

/** A mail server on loopback that takes whatever it is given. */
export async function startMailServer(): Promise<FakeMailServer> {
  const delivered: FakeMailServer['delivered'] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        }
        const message = Buffer.concat(chunks).toString('utf8')
        delivered.push({ to: session.envelope.rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    refuse: (times) => {
      refusals = times
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The link of an email as it came over the wire (its plain part, in quoted-printable or as it is). */
export function readLink(message: string): URL {
  const plain = message.replace(/=\r?\n/g, '').replace(/=3D/gi, '=')
  const link = /https?:\/\/\S+/.exec(plain)?.[0]
  if (!link) throw new Error(`no link in ${message}`)
  return new URL(link)
}
