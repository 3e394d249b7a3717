import { type Direction, directionOf, ME, partnerOf } from '#shared/commitment.ts'
import type { NoteTask, Priority } from '#shared/contract/analysis.ts'

/** What the form of a task holds; people as they are written, '' where nobody is named, as with the date. */
export interface TaskValues {
  title: string
  direction: Direction | 'none'
  /** To whom the speaker owes it, or who owes it to them. */
  partner: string
  /** Who does what is no commitment. */
  who: string
  dueDate: string
  priority: Priority
  description: string
}

/** The fields of a task that a person may set. */
export type TaskContent = Pick<NoteTask, 'title' | 'who' | 'counterpart' | 'dueDate' | 'priority' | 'description'>

const NEW_TASK: TaskValues = {
  title: '',
  direction: 'none',
  partner: '',
  who: '',
  dueDate: '',
  priority: 'medium',
  description: '',
}

/**
 * The form's values for a task; null for a new one.
 * @param me the word that stands for the speaker in the interface's language
 */
export function fillForm(task: NoteTask | null, me: string): TaskValues {
  if (!task) return NEW_TASK
  const { title, who, dueDate, priority, description } = task
  const direction = directionOf(task) ?? 'none'
  return {
    title,
    direction,
    priority,
    description,
    partner: partnerOf(task) ?? '',
    who: direction !== 'none' ? '' : who === ME ? me : (who ?? ''),
    dueDate: dueDate ?? '',
  }
}

/**
 * What the form says of a task.
 * @param before the task as it was: what the form does not show stays
 */
export function readForm(values: TaskValues, me: string, before: NoteTask | null): TaskContent {
  const { title, dueDate, priority, description } = values
  return {
    title: title.trim(),
    ...readPeople(values, me, before),
    dueDate: dueDate === '' ? null : dueDate,
    priority,
    description: description.trim(),
  }
}

function readPeople({ direction, partner, who }: TaskValues, me: string, before: NoteTask | null) {
  const nameOf = (text: string) => (text.trim() === '' ? null : text.trim())
  if (direction === 'i_owe') return { who: ME, counterpart: nameOf(partner) }
  if (direction === 'owed_to_me') return { who: nameOf(partner), counterpart: ME }
  const name = nameOf(who)
  const doer = name?.toLocaleLowerCase() === me.toLocaleLowerCase() ? ME : name
  // A promise between others stays as it was said, unless that would make it the speaker's.
  const counterpart = before && directionOf(before) === null ? before.counterpart : null
  return { who: doer, counterpart: directionOf({ who: doer, counterpart }) === null ? counterpart : null }
}

/** Only what differs, so that a day left alone keeps the hour that was said with it. */
export function pickChanges(before: TaskContent, after: TaskContent): Partial<TaskContent> {
  const entries = Object.entries(after) as [keyof TaskContent, TaskContent[keyof TaskContent]][]
  return Object.fromEntries(entries.filter(([key, value]) => before[key] !== value))
}
