import type { ServerMessages } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'
import { packOf } from './languages.ts'

/** The server's messages in a language. */
export function messagesIn(language: Language): ServerMessages {
  return packOf(language).messages
}

/** Puts values in the place of `{name}`; a placeholder without a value stays as it is, so that tests see it. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
