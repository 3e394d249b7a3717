import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { findSettings, findTimezone, listSettings, upsertSettings } from './settings.queries.ts'

/** Settings of a user without a row; the same as the table's defaults. */
const AS_NEW: Settings = {
  audioQuality: 'high',
  autoSave: true,
  transcriptionNotifications: true,
  weeklySummaries: true,
  taskReminders: true,
  taskNotifications: false,
  sharesInApp: true,
  sharesByEmail: true,
  commentsInApp: true,
  commentsByEmail: true,
  repliesInApp: true,
  repliesByEmail: true,
  mentionsInApp: true,
  mentionsByEmail: true,
  assignmentsInApp: true,
  assignmentsByEmail: true,
  accessInApp: true,
  deletionsByEmail: true,
  analysisLanguage: null,
  timezone: null,
  audioRetentionDays: null,
  noteRetentionDays: null,
}

export function getSettings(context: Context, user: SessionUser): Promise<Settings> {
  return readSettings(context.db, user.id)
}

/** Returns the settings of a user by id, for other features. */
export async function readSettings(db: Queryable, userId: string): Promise<Settings> {
  return (await findSettings(db, userId)) ?? AS_NEW
}

/** Returns the settings of several users, by their ids. */
export async function readSettingsOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, Settings>> {
  const rows = new Map((await listSettings(db, userIds)).map((row) => [row.userId, row]))
  return new Map(userIds.map((id) => [id, rows.get(id) ?? AS_NEW]))
}

/** Returns a user's time zone for requests that don't state one: that of the settings, else UTC. */
export async function readTimezone(db: Queryable, userId: string): Promise<string> {
  return (await findTimezone(db, userId)) ?? 'UTC'
}

export function updateSettings(
  context: Context,
  user: SessionUser,
  change: { [Key in keyof Settings]?: Settings[Key] | undefined },
): Promise<Settings> {
  return changeSettings(context.db, user.id, change)
}

/** Changes the settings of a user by id, for other features. */
export function changeSettings(
  db: Queryable,
  userId: string,
  change: { [Key in keyof Settings]?: Settings[Key] | undefined },
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return upsertSettings(db, userId, given)
}
