import type { EmailKind } from './email-kinds.ts'

/** The texts of one email; `{name}` is a placeholder for a value. */
export interface EmailText {
  subject: string
  /** Paragraphs before the button. */
  before: readonly string[]
  /** The label of the link `{url}`. */
  button: string
  after: readonly string[]
}

export type EmailTexts = Record<EmailKind, EmailText>
