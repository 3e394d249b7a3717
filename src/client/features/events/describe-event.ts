import { translate } from '#client/i18n/i18n.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { cutQuote, joinParagraphs } from '#client/lib/browser/send-text.ts'
import type { DetectedEvent } from '#shared/contract/detected-events.ts'

/**
 * Writes a message with an event, its time and place, and the words it rests on.
 * @param time the time as it is shown
 */
export function describeEvent({ title, description, place, evidence }: DetectedEvent, time: string): string {
  return joinParagraphs([
    title,
    [time, place].filter(Boolean).join(SEPARATOR),
    description !== title && description,
    translate('eventList:quoted', { title: cutQuote(evidence.quote) }),
  ])
}
