import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { findSettings, upsertSettings } from './settings.queries.ts'

/** Of somebody who has set nothing yet; the defaults of the table. */
const AS_NEW: Settings = {
  audioQuality: 'high',
  autoSave: true,
  transcriptionNotifications: true,
  weeklySummaries: true,
  taskReminders: true,
  taskNotifications: false,
  analysisLanguage: null,
  timezone: null,
}

export function getSettings(context: Context, user: SessionUser): Promise<Settings> {
  return readSettings(context.db, user.id)
}

/** The settings of a user by id, for other features. */
export async function readSettings(db: Queryable, userId: string): Promise<Settings> {
  return (await findSettings(db, userId)) ?? AS_NEW
}

/** The zone in which a user's days begin and end, where they don't say it with their question: of the settings, else UTC. */
export async function readTimezone(db: Queryable, userId: string): Promise<string> {
  return (await readSettings(db, userId)).timezone ?? 'UTC'
}

export function updateSettings(
  context: Context,
  user: SessionUser,
  change: { [Key in keyof Settings]?: Settings[Key] | undefined },
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return upsertSettings(context.db, user.id, given)
}
