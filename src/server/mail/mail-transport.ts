import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '#server/logger.ts'
import type { WrittenMail } from './write-mail.ts'

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password; null: mails are kept in the outbox. */
  smtpUrl: string | null
  from: string
  /** Where mails are kept without a server. */
  outboxDir: string
}

export interface Email extends WrittenMail {
  id: string
  to: string
}

export interface MailTransport {
  /** Hands a mail over to the mail server, or keeps it. Throws what the server or the disk says. */
  send(email: Email): Promise<void>
  close(): void
}

const TIMEOUT_MS = 30_000

/** Sends by SMTP, or keeps mails as files that a mail program opens. */
export function openMailTransport(settings: MailSettings, logger: Logger): MailTransport {
  return settings.smtpUrl === null ? openOutbox(settings, logger) : openSmtp(settings.smtpUrl, settings)
}

function openSmtp(url: string, { from }: MailSettings): MailTransport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async ({ id, to, subject, text, html }) => {
      // The same id at a second try: mail programs then show one mail, should the first have arrived after all.
      await transport.sendMail({ messageId: `<${id}@dictum>`, to, subject, text, html })
    },
    close: () => transport.close(),
  }
}

function openOutbox({ from, outboxDir }: MailSettings, logger: Logger): MailTransport {
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
