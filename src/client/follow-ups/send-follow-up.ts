import { translate } from '#client/i18n/i18n.ts'
import { cutQuote, joinParagraphs, sendText } from '#client/lib/browser/send-text.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'

/**
 * Passes a follow-up on through the device's share sheet or a new email.
 * @param due the due date as it is shown; null if there is none
 */
export function sendFollowUp(followUp: NoteFollowUp, due: string | null): Promise<void> {
  return sendText(followUp.title, describeFollowUp(followUp, due))
}

/** Writes a message with the follow-up, its due date and the words it rests on. */
export function describeFollowUp({ title, description, evidence }: NoteFollowUp, due: string | null): string {
  const quote = evidence && cutQuote(evidence.quote)
  return joinParagraphs([
    title,
    description !== title && description,
    due,
    quote && translate('followUps:send.quote', { quote, interpolation: { escapeValue: false } }),
  ])
}
