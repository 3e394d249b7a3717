import type { ActionItem, Evidence } from '#shared/contract/analysis.ts'
import type { Items } from '../check-answer.ts'

/** Minimum confidence at which a small model does not overrule the rules. */
export const SURE = 0.7

/** Tells whether two quotes are from the same sentence and one contains the other. */
export function isSamePlace(
  one: Pick<Evidence, 'sentence' | 'quote'>,
  other: Pick<Evidence, 'sentence' | 'quote'>,
): boolean {
  const [a = '', b = ''] = [one.quote, other.quote].map((text) => text.trim().toLowerCase())
  return one.sentence === other.sentence && (a.includes(b) || b.includes(a))
}

/**
 * Joins what the model found by itself with those findings of the rules that it let stay, to which it may have added details.
 */
export function joinFindings(kept: Items, own: Items): Items {
  const add = <T extends { evidence: Evidence }>(staying: readonly T[], found: readonly T[]) => {
    const others = found.filter((item) => !staying.some(({ evidence }) => isSamePlace(evidence, item.evidence)))
    return [...staying, ...others].sort((a, b) => a.evidence.sentence - b.evidence.sentence)
  }
  const completed = kept.actionItems.map((followUp) => {
    const details = own.actionItems.find(({ evidence }) => isSamePlace(evidence, followUp.evidence))
    return details ? complete(followUp, details) : followUp
  })
  return {
    keyPoints: add(kept.keyPoints, own.keyPoints),
    actionItems: add(completed, own.actionItems),
    events: add(kept.events, own.events),
    decisions: add(kept.decisions, own.decisions),
    questions: add(kept.questions, own.questions),
  }
}

/** One or two words, such as "Do it", say less than what the rules cut from the text. */
function tells(title: string): boolean {
  return title.trim().split(/\s+/).length > 2
}

/** Adds the details of a follow-up that the rules did not find, and replaces the title if the rules were unsure of it. */
function complete(followUp: ActionItem, details: ActionItem): ActionItem {
  const { title, dueDate, dueAt } = details
  // A date or an owner in the note's words supports the follow-up; that the model has not dropped it proves little.
  const isBorneOut = details.doubt === null
  return {
    ...followUp,
    title: followUp.confidence < SURE && tells(title) ? title : followUp.title,
    who: followUp.who ?? details.who,
    counterpart: followUp.counterpart ?? details.counterpart,
    ...(followUp.dueDate === null ? { dueDate, dueAt } : {}),
    confidence: isBorneOut ? Math.max(followUp.confidence, details.confidence) : followUp.confidence,
    doubt: isBorneOut && followUp.doubt?.about === 'kind' ? null : followUp.doubt,
  }
}
