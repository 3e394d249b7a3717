import type { NoteTask, Priority } from '#shared/contract/analysis.ts'

/** What the form of a task holds; `who` as people write it, '' where nobody is named, as with the date. */
export interface TaskValues {
  title: string
  who: string
  dueDate: string
  priority: Priority
  description: string
}

/** The fields of a task that a person may set. */
export type TaskContent = Pick<NoteTask, 'title' | 'who' | 'dueDate' | 'priority' | 'description'>

const NEW_TASK: TaskValues = { title: '', who: '', dueDate: '', priority: 'medium', description: '' }

/**
 * The form's values for a task; null for a new one.
 * @param me the word that stands for the speaker in the interface's language
 */
export function fillForm(task: NoteTask | null, me: string): TaskValues {
  if (!task) return NEW_TASK
  const { title, who, dueDate, priority, description } = task
  return { title, who: who === 'me' ? me : (who ?? ''), dueDate: dueDate ?? '', priority, description }
}

/** What the form says of a task. */
export function readForm({ title, who, dueDate, priority, description }: TaskValues, me: string): TaskContent {
  const name = who.trim()
  const isMe = name.toLocaleLowerCase() === me.toLocaleLowerCase()
  return {
    title: title.trim(),
    who: name === '' ? null : isMe ? 'me' : name,
    dueDate: dueDate === '' ? null : dueDate,
    priority,
    description: description.trim(),
  }
}

/** Only what differs, so that a day left alone keeps the hour that was said with it. */
export function pickChanges(before: TaskContent, after: TaskContent): Partial<TaskContent> {
  const entries = Object.entries(after) as [keyof TaskContent, TaskContent[keyof TaskContent]][]
  return Object.fromEntries(entries.filter(([key, value]) => before[key] !== value))
}
