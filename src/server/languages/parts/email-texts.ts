import type { EmailKind } from './email-kinds.ts'

/** One email's words; `{name}` stands for a value. */
export interface EmailText {
  subject: string
  /** Paragraphs before the button. */
  before: readonly string[]
  /** Of the link `{url}`. */
  button: string
  after: readonly string[]
}

export type EmailTexts = Record<EmailKind, EmailText>
