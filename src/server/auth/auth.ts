import { randomBytes } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import { type Database, schema } from '#server/db/database.ts'
import { twoFactors } from '#server/db/schema/two-factor.ts'
import { queueEmail } from '#server/email/email.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { EmailKind } from '#server/languages/parts/email-kinds.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts'
import { PASSWORD_LENGTH, RESET_LINK_SECONDS } from '#shared/limits.ts'
import { ADDRESS_HEADER } from './client-headers.ts'
import { openSessionPlugin, refusePasswordAlone } from './open-session.ts'
import { createSessionReader } from './session-reader.ts'

const SESSION_DAYS = 30
const DAY_SECONDS = 24 * 3600

interface AuthOptions {
  db: Database
  config: Pick<Config, 'publicUrl'>
  secret: string
  jobs: Jobs
  passwords?: PasswordHashing | undefined
}

/** Hashes passwords and verifies them. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(data: { hash: string; password: string }): Promise<boolean>
}

/** Sets up better-auth for sessions and passwords. Our routes are thin wrappers around its server-side calls. */
export function createAuth(options: AuthOptions) {
  const { publicUrl } = options.config
  const queueMail = (kind: EmailKind, user: { email: string; language?: unknown }, url: string) =>
    options.db.transaction((tx) =>
      queueEmail(tx, options.jobs, {
        to: user.email,
        kind,
        values: { url },
        language: LANGUAGES.find((language) => language === user.language) ?? DEFAULT_LANGUAGE,
      }),
    )
  const auth = betterAuth({
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
      // The default is better-auth's scrypt, which takes 32 MB and a tenth of a second of a processor.
      ...(options.passwords && { password: options.passwords }),
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      sendResetPassword: ({ user, token }) =>
        queueMail('reset_password', user, `${publicUrl}/auth/reset?${new URLSearchParams({ token })}`),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        queueMail('verify_email', user, `${publicUrl}/verify-email?${new URLSearchParams({ token })}`),
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
    databaseHooks: {
      session: { create: { before: refusePasswordAlone((userId) => hasTwoFactor(options.db, userId)) } },
    },
    plugins: [openSessionPlugin()],
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      cookiePrefix: 'dictum',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      useSecureCookies: options.config.publicUrl.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    // Its own limiter sees only requests to its own routes, which we don't mount; ours is in http/rate-limit.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const refreshBefore = () => Date.now() + (SESSION_DAYS - 1) * DAY_SECONDS * 1000
  return Object.assign(auth, { readSession: createSessionReader(options.db, auth.$context, refreshBefore) })
}

export type Auth = ReturnType<typeof createAuth>

async function hasTwoFactor(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  return rows.length > 0
}

/** Returns the secret that signs session cookies. The first process to start creates it. */
export async function readOrMakeSecret(db: Database): Promise<string> {
  const name = 'session'
  await db
    .insert(schema.secrets)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select().from(schema.secrets).where(eq(schema.secrets.name, name))
  if (!row) throw new Error('the session secret could not be saved')
  return row.value
}
