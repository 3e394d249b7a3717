import type { Language } from '#shared/languages.ts'
import { en } from './messages.en.ts'
import { es } from './messages.es.ts'
import { fr } from './messages.fr.ts'
import type { ServerMessages } from './server-messages.ts'

const MESSAGES: Record<Language, ServerMessages> = { en, es, fr }

/** The server's messages in a language. */
export function messagesIn(language: Language): ServerMessages {
  return MESSAGES[language]
}

/** Puts values in the place of `{name}`; a placeholder without a value stays as it is, so that tests see it. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
