import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { eq } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import { type Database, schema } from '#server/db/database.ts'
import { PASSWORD_LENGTH } from '#shared/limits.ts'

const SESSION_DAYS = 30
const DAY_SECONDS = 24 * 3600

/** Sessions and passwords, by better-auth; our routes are thin over its server-side calls. */
export function createAuth(options: { db: Database; config: Pick<Config, 'publicUrl'>; secret: string }) {
  return betterAuth({
    baseURL: options.config.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: {
        user: schema.users,
        session: schema.sessions,
        account: schema.credentials,
        verification: schema.verifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', defaultValue: '' },
        lastName: { type: 'string', defaultValue: '' },
        isPremium: { type: 'boolean', defaultValue: false, input: false },
        isActive: { type: 'boolean', defaultValue: true, input: false },
        subscriptionStatus: { type: 'string', defaultValue: 'none', input: false },
        language: { type: 'string', required: false },
      },
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      cookiePrefix: 'dictum',
      useSecureCookies: options.config.publicUrl.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    // Its own limiter sees only requests to its own routes, which we don't mount; ours is in http/rate-limit.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** The secret that signs session cookies: made once, by whichever process starts first. */
export async function readOrMakeSecret(db: Database): Promise<string> {
  const name = 'session'
  await db
    .insert(schema.secrets)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select().from(schema.secrets).where(eq(schema.secrets.name, name))
  if (!row) throw new Error('the session secret could not be kept')
  return row.value
}
