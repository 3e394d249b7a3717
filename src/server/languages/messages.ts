import type { ServerMessages } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'
import { packOf } from './languages.ts'

/** Returns the server's messages in a language. */
export function messagesIn(language: Language): ServerMessages {
  return packOf(language).messages
}

/** Replaces `{name}` by values. A placeholder without a value stays visible, so that tests find it. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
