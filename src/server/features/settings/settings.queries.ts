import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { userSettings } from '#server/db/schema/accounts.ts'

export type SettingsRow = typeof userSettings.$inferSelect

export async function findSettings(db: Queryable, userId: string): Promise<SettingsRow | null> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId))
  return row ?? null
}

const timezoneOfUser = prepareOnce((db) =>
  db
    .select({ timezone: userSettings.timezone })
    .from(userSettings)
    .where(eq(userSettings.userId, sql.placeholder('userId'))),
)

/** Returns the time zone of a user's settings; null if they have not chosen one. */
export async function findTimezone(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await timezoneOfUser(db).execute({ userId })
  return row?.timezone ?? null
}

export function listSettings(db: Queryable, userIds: readonly string[]): Promise<SettingsRow[]> {
  return db
    .select()
    .from(userSettings)
    .where(inArray(userSettings.userId, [...userIds]))
}

export async function upsertSettings(
  db: Queryable,
  userId: string,
  change: Partial<Omit<SettingsRow, 'userId'>>,
): Promise<SettingsRow> {
  const [row] = await db
    .insert(userSettings)
    .values({ userId, ...change })
    // `userId` is set to itself, so that the row is returned even if nothing changes.
    .onConflictDoUpdate({ target: userSettings.userId, set: { userId, ...change } })
    .returning()
  if (!row) throw new Error('upserting settings returned no row')
  return row
}
