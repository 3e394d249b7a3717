import { type Direction, directionOf, ME, partnerOf } from '#shared/commitment.ts'
import type { NoteFollowUp, Priority } from '#shared/contract/analysis.ts'

/** The values of a follow-up's form. People are given as written, or '' if nobody is named, and the date likewise. */
export interface FollowUpValues {
  title: string
  direction: Direction | 'none'
  /** The other person of a commitment. */
  partner: string
  /** The person who does a follow-up that is not a commitment. */
  who: string
  dueDate: string
  priority: Priority
  description: string
}

/** The fields of a follow-up that users may set. */
export type FollowUpContent = Pick<
  NoteFollowUp,
  'title' | 'who' | 'counterpart' | 'dueDate' | 'priority' | 'description'
>

const NEW_FOLLOW_UP: FollowUpValues = {
  title: '',
  direction: 'none',
  partner: '',
  who: '',
  dueDate: '',
  priority: 'medium',
  description: '',
}

/**
 * Returns the form's values for a follow-up; null for a new one.
 * @param me the word for the speaker in the interface's language
 */
export function fillForm(followUp: NoteFollowUp | null, me: string): FollowUpValues {
  if (!followUp) return NEW_FOLLOW_UP
  const { title, who, dueDate, priority, description } = followUp
  const direction = directionOf(followUp) ?? 'none'
  return {
    title,
    direction,
    priority,
    description,
    partner: partnerOf(followUp) ?? '',
    who: direction !== 'none' ? '' : who === ME ? me : (who ?? ''),
    dueDate: dueDate ?? '',
  }
}

/**
 * Converts the form's values to a follow-up.
 * @param before the follow-up before the edit; fields that the form does not show stay unchanged
 */
export function readForm(values: FollowUpValues, me: string, before: NoteFollowUp | null): FollowUpContent {
  const { title, dueDate, priority, description } = values
  return {
    title: title.trim(),
    ...readPeople(values, me, before),
    dueDate: dueDate === '' ? null : dueDate,
    priority,
    description: description.trim(),
  }
}

function readPeople({ direction, partner, who }: FollowUpValues, me: string, before: NoteFollowUp | null) {
  const nameOf = (text: string) => (text.trim() === '' ? null : text.trim())
  if (direction === 'i_owe') return { who: ME, counterpart: nameOf(partner) }
  if (direction === 'owed_to_me') return { who: nameOf(partner), counterpart: ME }
  const name = nameOf(who)
  const doer = name?.toLocaleLowerCase() === me.toLocaleLowerCase() ? ME : name
  // A promise between other people remains as it was said, unless that would make it the speaker's.
  const counterpart = before && directionOf(before) === null ? before.counterpart : null
  return { who: doer, counterpart: directionOf({ who: doer, counterpart }) === null ? counterpart : null }
}

/** Returns only the fields that differ, so that an unchanged day keeps its time. */
export function pickChanges(before: FollowUpContent, after: FollowUpContent): Partial<FollowUpContent> {
  const entries = Object.entries(after) as [keyof FollowUpContent, FollowUpContent[keyof FollowUpContent]][]
  return Object.fromEntries(entries.filter(([key, value]) => before[key] !== value))
}
