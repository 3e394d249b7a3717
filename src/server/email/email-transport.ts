import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { EmailSettings } from '#server/config.ts'
import type { Logger } from '#server/logger.ts'
import type { RenderedEmail } from './render-email.ts'

export interface Email extends RenderedEmail {
  id: string
  to: string
}

export interface EmailTransport {
  /** Passes an email to the mail server or saves it. Rejects with the error of the server or the disk. */
  send(email: Email): Promise<void>
  /** Rejects with the error of the mail server if it would take no email at all. */
  check(): Promise<void>
  close(): void
}

const TIMEOUT_MS = 30_000

/** Sends by SMTP, or saves emails as files that a mail program can open. */
export function openEmailTransport(settings: EmailSettings, logger: Logger): EmailTransport {
  return settings.smtpUrl === null ? openOutbox(settings, logger) : openSmtp(settings.smtpUrl, settings)
}

function openSmtp(url: string, { from }: EmailSettings): EmailTransport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async (email) => {
      await transport.sendMail(toMessage(email))
    },
    check: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/**
 * Returns whether an error says that the mail server was not reached; if not, the server refused one sender, recipient
 * or message.
 */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && code !== 'EENVELOPE' && code !== 'EMESSAGE'
}

function openOutbox({ from, outboxDir }: EmailSettings, logger: Logger): EmailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(toMessage(email))
      await mkdir(outboxDir, { recursive: true, mode: 0o700 })
      const path = join(outboxDir, `${email.id}.eml`)
      // Whoever watches the folder for `.eml` files must never read half an email.
      const unfinished = `${path}.unfinished`
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true })
      await rename(unfinished, path)
      // Log neither link nor address: access to the log must not give access to an account.
      logger.info({ path }, 'no mail server is configured: an email was saved to the outbox')
    },
    check: async () => undefined,
    close: () => transport.close(),
  }
}

function toMessage({ id, to, subject, text, html, stopUrl }: Email): SendMailOptions {
  return {
    // A retry uses the same id, so that mail programs show one email even if the first one did arrive.
    messageId: `<${id}@dictum>`,
    to,
    subject,
    text,
    html,
    // RFC 8058: mail programs end these emails with one click, without opening a page.
    ...(stopUrl === null
      ? {}
      : { headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
  }
}
