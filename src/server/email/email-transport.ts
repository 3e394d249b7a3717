import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '#server/logger.ts'
import type { RenderedEmail } from './render-email.ts'

export interface EmailSettings {
  /** `smtp://` or `smtps://`, with user and password; null: emails are kept in the outbox. */
  smtpUrl: string | null
  from: string
  /** Where emails are kept without a server. */
  outboxDir: string
}

export interface Email extends RenderedEmail {
  id: string
  to: string
}

export interface EmailTransport {
  /** Hands a mail over to the mail server, or keeps it. Throws what the server or the disk says. */
  send(email: Email): Promise<void>
  close(): void
}

const TIMEOUT_MS = 30_000

/** Sends by SMTP, or keeps emails as files that a mail program opens. */
export function openEmailTransport(settings: EmailSettings, logger: Logger): EmailTransport {
  return settings.smtpUrl === null ? openOutbox(settings, logger) : openSmtp(settings.smtpUrl, settings)
}

function openSmtp(url: string, { from }: EmailSettings): EmailTransport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async ({ id, to, subject, text, html }) => {
      // The same id at a second try: mail programs then show one email, should the first have arrived after all.
      await transport.sendMail({ messageId: `<${id}@dictum>`, to, subject, text, html })
    },
    close: () => transport.close(),
  }
}

function openOutbox({ from, outboxDir }: EmailSettings, logger: Logger): EmailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async ({ id, to, subject, text, html }) => {
      const { message } = await transport.sendMail({ messageId: `<${id}@dictum>`, to, subject, text, html })
      await mkdir(outboxDir, { recursive: true, mode: 0o700 })
      const path = join(outboxDir, `${id}.eml`)
      await writeFile(path, message as Buffer, { mode: 0o600, flush: true })
      // Neither link nor address: who can read the log can't thereby get into an account.
      logger.info({ path }, 'no mail server is configured: a mail was kept')
    },
    close: () => transport.close(),
  }
}
