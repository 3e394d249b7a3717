/** A sentence about one thing, and about `{n}` of them. */
interface Counted {
  one: string
  other: string
}

/** What an email says about each thing that happened; `{who}` and `{note}` are placeholders. */
export interface NotificationWording {
  comment: string
  reply: string
  mention: string
  task_assigned: string
  /** What retention will delete within a week. */
  audio_deletion: Counted
  notes_deletion: Counted
  /** The subject if several things happened; `{n}` is at least two. */
  several: string
  /** The line that stands for the things that an email leaves out. */
  more: string
  /** The name for somebody whose account is deleted. */
  departed: string
  /** The link at the end of emails of a kind. */
  stop: string
  /** The page that this link opens: before the button is pressed, after it, and for a link that is not ours. */
  stopPage: Record<'ask' | 'done' | 'invalid', { title: string; text: string; button: string }>
}
