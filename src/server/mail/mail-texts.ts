import type { Language } from '#shared/languages.ts'
import type { MailKind } from './mail-kinds.ts'
import { en } from './mail-texts.en.ts'
import { es } from './mail-texts.es.ts'
import { fr } from './mail-texts.fr.ts'

/** One mail's words; `{name}` stands for a value. */
export interface MailText {
  subject: string
  /** Paragraphs before the button. */
  before: readonly string[]
  /** Of the link `{url}`. */
  button: string
  after: readonly string[]
}

export type MailTexts = Record<MailKind, MailText>

export const MAIL_TEXTS: Record<Language, MailTexts> = { en, es, fr }
