import type { notifications } from '#server/db/schema/notifications.ts'
import type { Settings } from '#shared/contract/settings.ts'

export type NotificationKind = typeof notifications.$inferSelect.kind

interface Switches {
  /** Null: always shown. */
  inApp: keyof Settings | null
  /** Null: never sent by email. */
  byEmail: keyof Settings | null
}

const ACCESS: Switches = { inApp: 'accessInApp', byEmail: null }

/** Nobody should lose a recording without having been told. */
const DELETION: Switches = { inApp: null, byEmail: 'deletionsByEmail' }

/** The settings that switch each kind of notification. */
const SWITCHES: Record<NotificationKind, Switches> = {
  note_shared: { inApp: 'sharesInApp', byEmail: 'sharesByEmail' },
  comment: { inApp: 'commentsInApp', byEmail: 'commentsByEmail' },
  reply: { inApp: 'repliesInApp', byEmail: 'repliesByEmail' },
  mention: { inApp: 'mentionsInApp', byEmail: 'mentionsByEmail' },
  task_assigned: { inApp: 'assignmentsInApp', byEmail: 'assignmentsByEmail' },
  access_changed: ACCESS,
  access_ended: ACCESS,
  audio_deletion: DELETION,
  notes_deletion: DELETION,
}

export function isListed(settings: Settings, kind: NotificationKind): boolean {
  const { inApp } = SWITCHES[kind]
  return inApp === null || settings[inApp] === true
}

export function isMailed(settings: Settings, kind: NotificationKind): boolean {
  const { byEmail } = SWITCHES[kind]
  return byEmail !== null && settings[byEmail] === true
}
