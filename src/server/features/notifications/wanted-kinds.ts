import type { notifications } from '#server/db/schema.notifications.ts'
import type { Settings } from '#shared/contract/settings.ts'

export type NotificationKind = typeof notifications.$inferSelect.kind

interface Switches {
  inApp: keyof Settings
  /** Null: never sent by email. */
  byEmail: keyof Settings | null
}

const ACCESS: Switches = { inApp: 'accessInApp', byEmail: null }

/** The settings that switch each kind of notification. */
const SWITCHES: Record<NotificationKind, Switches> = {
  note_shared: { inApp: 'sharesInApp', byEmail: 'sharesByEmail' },
  comment: { inApp: 'commentsInApp', byEmail: 'commentsByEmail' },
  reply: { inApp: 'repliesInApp', byEmail: 'repliesByEmail' },
  mention: { inApp: 'mentionsInApp', byEmail: 'mentionsByEmail' },
  task_assigned: { inApp: 'assignmentsInApp', byEmail: 'assignmentsByEmail' },
  access_changed: ACCESS,
  access_ended: ACCESS,
}

export function isListed(settings: Settings, kind: NotificationKind): boolean {
  return settings[SWITCHES[kind].inApp] === true
}

export function isMailed(settings: Settings, kind: NotificationKind): boolean {
  const { byEmail } = SWITCHES[kind]
  return byEmail !== null && settings[byEmail] === true
}
