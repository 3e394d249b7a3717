import { and, desc, eq, like } from 'drizzle-orm'
import { verifications } from '#server/db/schema/accounts.ts'
import type { TestServer } from './server.ts'

const PREFIX = 'reset-password:'

/** Returns the token from the last email with which a user may set a new password. */
export async function readResetToken({ context }: Pick<TestServer, 'context'>, userId: string): Promise<string> {
  const [row] = await context.db
    .select()
    .from(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${PREFIX}%`)))
    .orderBy(desc(verifications.createdAt))
  if (!row) throw new Error('no password reset was requested')
  return row.identifier.slice(PREFIX.length)
}
