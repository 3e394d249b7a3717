import { translate } from '#client/i18n/i18n.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/** The longest quote in a message: mail programs cut long addresses off. */
const MAX_QUOTE = 500

/**
 * Passes a task on by the share sheet of the device or, where there is none, by a new mail.
 * @param due when it is due, as shown; null without a date.
 */
export async function sendTask(task: FollowUp, due: string | null): Promise<void> {
  const text = describeTask(task, due)
  if (!navigator.share) return openMail(task.title, text)
  try {
    await navigator.share({ title: task.title, text })
  } catch (error) {
    // Whoever closes the share sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    openMail(task.title, text)
  }
}

/** Writes a message with the task, its date and the words it rests on. */
export function describeTask({ title, description, evidence }: FollowUp, due: string | null): string {
  const quote = evidence && cut(evidence.quote)
  return [
    title,
    description !== title && description,
    due,
    quote && translate('followUps:send.quote', { quote, interpolation: { escapeValue: false } }),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function cut(quote: string): string {
  return quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE).trimEnd()}…` : quote
}

function openMail(subject: string, body: string): void {
  location.assign(`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`)
}
