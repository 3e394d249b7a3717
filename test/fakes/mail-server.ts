import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface FakeMailServer {
  /** The value for SMTP_URL. */
  url: string
  /** The delivered emails, as they were transmitted. */
  delivered: { to: string[]; message: string }[]
  /** Temporarily refuses the next `times` emails, as a busy server does. */
  refuse(times: number): void
  close(): Promise<void>
}

/**
 * Starts a mail server on loopback that accepts everything.
 * @param options.port any free port by default
 */
export async function startMailServer({ port: at = 0 }: { port?: number } = {}): Promise<FakeMailServer> {
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
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
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

/** Returns the link in a transmitted email (in its plain part, quoted-printable or not). */
export function readLink(message: string): URL {
  const plain = message.replace(/=\r?\n/g, '').replace(/=3D/gi, '=')
  const link = /https?:\/\/\S+/.exec(plain)?.[0]
  if (!link) throw new Error(`no link in ${message}`)
  return new URL(link)
}
