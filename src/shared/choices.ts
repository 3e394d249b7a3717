// Separate from the contract, so that a screen that offers them doesn't load its validation (24 kB).

export const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const

export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const

/** Sort orders of the list of notes: by time of storing, or by length. */
export const NOTE_SORTS = ['newest', 'oldest', 'longest'] as const

/** What a person with whom a note is shared may do with it. Each includes those before it. */
export const PERMISSIONS = ['read', 'comment', 'edit'] as const

/** The kinds of notifications: about a note that the user has, or about notes and recordings that retention will delete. */
export const NOTIFICATION_KINDS = [
  'note_shared',
  'comment',
  'reply',
  'mention',
  'task_assigned',
  'access_changed',
  'access_ended',
  'audio_deletion',
  'notes_deletion',
] as const
