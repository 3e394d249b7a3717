/** What is kept only for a chosen time: the recordings of notes, or the notes with everything in them. */
export const RETENTION_KINDS = ['audio', 'notes'] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** The numbers of days that a user may choose. Without a choice, everything is kept for ever. */
export const RETENTION_DAYS = {
  audio: [30, 90, 365],
  notes: [90, 365, 1095],
} as const
export type RetentionDays = { [Kind in RetentionKind]: (typeof RETENTION_DAYS)[Kind][number] }

/** How long before deletion the server tells users, and a note's page shows it. */
export const DELETION_NOTICE_DAYS = 7

/** Whose rule deletes something: the choice of the note's owner, or the server's ceiling. */
export const DELETED_BY = ['owner', 'server'] as const
export type DeletedBy = (typeof DELETED_BY)[number]

/**
 * Returns for how many days something is kept, by the stricter of the user's choice and the server's ceiling; null: for
 * ever.
 */
export function stricterDays(chosen: number | null, ceiling: number | null): number | null {
  if (chosen === null) return ceiling
  return ceiling === null ? chosen : Math.min(chosen, ceiling)
}

/** Returns whose rule applies if at least one of the two limits the time: the stricter one, or the server's if they are equal. */
export function stricterRule(chosen: number | null, ceiling: number | null): DeletedBy {
  return chosen !== null && (ceiling === null || chosen < ceiling) ? 'owner' : 'server'
}
