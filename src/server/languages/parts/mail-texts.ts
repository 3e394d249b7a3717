import type { MailKind } from './mail-kinds.ts'

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
