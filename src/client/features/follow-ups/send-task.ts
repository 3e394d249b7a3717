import { translate } from '#client/i18n/i18n.ts'
import { cutQuote, joinParagraphs, sendText } from '#client/lib/browser/send-text.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/**
 * Passes a task on by the share sheet of the device or by a new mail.
 * @param due when it is due, as shown; null without a date.
 */
export function sendTask(task: FollowUp, due: string | null): Promise<void> {
  return sendText(task.title, describeTask(task, due))
}

/** Writes a message with the task, its date and the words it rests on. */
export function describeTask({ title, description, evidence }: FollowUp, due: string | null): string {
  const quote = evidence && cutQuote(evidence.quote)
  return joinParagraphs([
    title,
    description !== title && description,
    due,
    quote && translate('followUps:send.quote', { quote, interpolation: { escapeValue: false } }),
  ])
}
