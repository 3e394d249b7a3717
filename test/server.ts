import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DestinationStream } from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Context, createContext } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { createLogger } from '#server/logger.ts'
import { createHandlers } from '#server/worker.ts'
import { cloneDatabase } from './database/clone-database.ts'
import { QUICK_PASSWORDS } from './quick-passwords.ts'
import { TEXTS_IN_PLACE } from './texts-in-place.ts'

export interface TestServer {
  app: FastifyInstance
  context: Context
  dataDir: string
  /** Processes all notes until there is nothing left to do. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Starts the whole application with its own database and data folder. Jobs run only when drained. */
export async function startTestServer(
  environment: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestServer> {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-data-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    RATE_LIMIT_SIGN_IN: '10000',
    RATE_LIMIT_UPLOADS: '10000',
    ...environment,
  })
  const onDatabaseLost = (error: Error) => {
    throw error
  }
  const context = await createContext(config, createLogger(config, log), onDatabaseLost, {
    passwords: QUICK_PASSWORDS,
    texts: TEXTS_IN_PLACE,
  })
  const app = await buildApp(context, { clientDir: join(dataDir, 'no-client') })
  contexts.set(app, context)
  return {
    app,
    context,
    dataDir,
    drain: () => context.jobs.drain(createHandlers(context)),
    close: async () => {
      await app.close()
      await context.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface Person {
  id: string
  email: string
  password: string
  cookie: string
  /** Injects a request with the user's session. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

let userCount = 0

const contexts = new WeakMap<FastifyInstance, Context>()

/**
 * Registers a user and stores their session. They have Premium and an unverified address, unless the test says
 * otherwise.
 */
export async function signUp(
  app: FastifyInstance,
  values: { email?: string; password?: string; premium?: boolean; verified?: boolean } = {},
): Promise<Person> {
  userCount += 1
  const email = values.email ?? `person-${userCount}-${process.pid}@example.com`
  const password = values.password ?? 'correct horse battery'
  const response = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { email, password, firstName: 'Ada', lastName: 'Moreau' },
  })
  if (response.statusCode !== 201) throw new Error(`sign-up failed: ${response.body}`)
  const { id } = response.json<{ id: string }>()
  if (values.premium ?? true)
    await contexts.get(app)?.db.update(users).set({ isPremium: true, premiumGranted: true }).where(eq(users.id, id))
  if (values.verified) await contexts.get(app)?.db.update(users).set({ emailVerified: true }).where(eq(users.id, id))
  const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return {
    id,
    email,
    password,
    cookie,
    inject: (options) => app.inject({ ...options, headers: { cookie, ...options.headers } }),
  }
}
