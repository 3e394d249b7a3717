import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Analyst } from './analysis/analyst.ts'
import { createBuiltinAnalyst } from './analysis/builtin/builtin-analyst.ts'
import type { LanguageModelClient } from './analysis/llm/language-model.ts'
import { createLlmAnalyst } from './analysis/llm/llm-analyst.ts'
import type { LanguageModelSettings } from './analysis/llm/llm-settings.ts'
import { type LocalModels, openLocalModels } from './analysis/llm/local/local-models.ts'
import { openTextThreads } from './analysis/threads/text-threads.ts'
import type { TextWork } from './analysis/threads/text-work.ts'
import { type Auth, createAuth, type PasswordHashing, readOrMakeSecret } from './auth/auth.ts'
import type { Config } from './config.ts'
import { type AdvisoryLocks, openAdvisoryLocks } from './db/advisory-locks.ts'
import { checkConnection, type DatabaseAddress } from './db/check-connection.ts'
import { type Database, type DatabaseHandle, openDatabase } from './db/database.ts'
import { startEmbeddedCluster } from './db/embedded/cluster.ts'
import { migrateDatabase } from './db/migrate.ts'
import { type EmailTransport, openEmailTransport } from './email/email-transport.ts'
import { createStopLinks, type StopLinks } from './email/stop-links.ts'
import { type EventBus, openEventBus } from './events/event-bus.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import type { Logger } from './logger.ts'
import { Metrics } from './metrics/metrics.ts'
import { type ModelLibrary, openModelLibrary } from './models/model-library.ts'
import { openPayments } from './payments/open-payments.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createSpeechEngines, type SpeechEngines } from './speech/engines.ts'
import { TurnFinder } from './speech/speakers/turn-finder.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { TEXT_DEADLINE_MS, withDeadline } from './text/text-deadline.ts'

/** Everything a feature may depend on, built once and passed explicitly. */
export interface Context {
  config: Config
  logger: Logger
  db: Database
  auth: Auth
  events: EventBus
  /** What this process measures. */
  metrics: Metrics
  jobs: Jobs
  /** Keeps two runs of the same stage of a note from working at once. */
  advisoryLocks: AdvisoryLocks
  storage: Storage
  email: EmailTransport
  stopLinks: StopLinks
  speech: SpeechEngines
  /** Tells the speakers of a recording apart, if a model for it is installed. */
  turnFinder: TurnFinder
  /** The local models, installed and available. */
  models: ModelLibrary
  /** The service of a language model; null: none is configured. */
  llm: LanguageModelClient | null
  /** Makes the first analysis of a note, by the service or by the rules; the local model refines the rules' result later. */
  analyst: Analyst
  /** Null: no language model on this machine is used. */
  localModels: LocalModels | null
  /** Analyses texts in worker threads, so that a long one doesn't hold up requests. */
  texts: TextWork
  /** Null: nothing can be bought. */
  payments: PaymentProvider | null
  /** A folder for files that exist only while a note is processed. */
  workDir: string
  /** True if no other process can be working on this database, so that every running job belongs to a dead process. */
  ownsDatabase: boolean
  /** Waits; tests replace it. */
  sleep: (milliseconds: number) => Promise<unknown>
  /** Closes everything, in reverse order of creation. */
  close(): Promise<void>
}

/** For tests: parts that would cost them seconds and that they don't test. */
export interface Replacements {
  passwords?: PasswordHashing
  texts?: TextWork
}

/**
 * Builds the context. If that fails, closes what was opened before.
 * @param onDatabaseLost called when the embedded database has ended and can't be restarted
 * @throws StartError for what an operator can fix.
 */
export async function createContext(
  config: Config,
  logger: Logger,
  onDatabaseLost: (error: Error) => void,
  replacements: Replacements = {},
): Promise<Context> {
  const closers: Array<() => Promise<void>> = []
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) {
      await closeOne().catch((error: unknown) => logger.error({ err: error }, 'a part of the context failed to close'))
    }
  }
  try {
    const cluster =
      config.databaseUrl === null
        ? await startEmbeddedCluster({ dataDir: config.dataDir, logger, onLost: onDatabaseLost })
        : null
    if (cluster) closers.push(() => cluster.stop())
    const address = cluster
      ? { url: cluster.connectionString, directUrl: cluster.connectionString }
      : await checkConnection(config.databaseUrl ?? '', config.databaseDirectUrl)
    const { url: connectionString, directUrl } = address
    const database = await openMigrated(address, logger, closers)
    const workDir = join(config.dataDir, 'work')
    await mkdir(workDir, { recursive: true, mode: 0o700 })
    const storage = await openStorage(config, workDir)
    const secret = await readOrMakeSecret(database.db)
    // Only pages subscribe.
    const listens = config.role !== 'worker'
    const events = await openEventBus({ db: database.db, listens, directUrl, redisUrl: config.eventsUrl, logger })
    closers.push(() => events.close())
    const models = openModelLibrary(config.models)
    const speech = createSpeechEngines(config.speech, { models, logger, workDir })
    closers.push(() => speech.close())
    const turnFinder = new TurnFinder({ chooseModel: () => models.speakerModel() })
    closers.push(() => turnFinder.close())
    const advisoryLocks = openAdvisoryLocks(directUrl, logger)
    closers.push(() => advisoryLocks.close())
    const texts = replacements.texts ?? openThreads(closers)
    const builtin = createBuiltinAnalyst(texts.analyse)
    const localModels = config.localLlm && openLocalModels(config.localLlm, { library: models })
    if (localModels) closers.push(() => localModels.close())
    const llm = config.llm === null ? null : await openLanguageModel(config.llm)
    const jobs = await openJobs({
      connectionString,
      directUrl,
      db: database.db,
      logger,
      supervise: config.role !== 'web',
      // Tests trigger the hourly maintenance themselves.
      runsSchedule: config.role !== 'web' && config.environment !== 'test',
    })
    closers.push(() => jobs.close())
    const email = openEmailTransport(config.email, logger)
    closers.push(async () => email.close())
    return {
      config,
      logger,
      db: database.db,
      auth: createAuth({ db: database.db, config, secret, jobs, passwords: replacements.passwords }),
      email,
      stopLinks: createStopLinks(secret, config.publicUrl),
      events,
      metrics: openMetrics(config),
      jobs,
      advisoryLocks,
      storage,
      speech,
      turnFinder,
      models,
      llm,
      localModels,
      analyst: llm === null ? builtin : createLlmAnalyst(llm, builtin, { steps: config.llm?.steps ?? 'one' }),
      texts,
      payments: await openPayments(config.payments, database.db),
      workDir,
      ownsDatabase: cluster !== null,
      sleep,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Measures the process itself only if anybody can read it. */
function openMetrics({ metrics: { port, token } }: Config): Metrics {
  const metrics = new Metrics()
  if (port !== null || token !== null) metrics.collectProcess()
  return metrics
}

function openThreads(closers: Array<() => Promise<void>>): TextWork {
  const threads = openTextThreads()
  closers.push(() => threads.close())
  return {
    analyse: withDeadline(threads.analyse, TEXT_DEADLINE_MS),
    gatherFacts: withDeadline(threads.gatherFacts, TEXT_DEADLINE_MS),
    findClosings: withDeadline(threads.findClosings, TEXT_DEADLINE_MS),
  }
}

/** Loads the language model libraries only if needed: they take 35 MB and half a second. */
async function openLanguageModel(settings: LanguageModelSettings): Promise<LanguageModelClient> {
  const { createLanguageModelClient } = await import('./analysis/llm/language-model-client.ts')
  return createLanguageModelClient(settings)
}

async function openMigrated(
  { url, directUrl }: DatabaseAddress,
  logger: Logger,
  closers: Array<() => Promise<void>>,
): Promise<DatabaseHandle> {
  const isPooled = url !== directUrl
  const database = openDatabase(url, logger, { prepares: !isPooled })
  closers.push(() => database.close())
  if (!isPooled) await migrateDatabase(database.pool)
  else {
    const direct = openDatabase(directUrl, logger)
    await migrateDatabase(direct.pool).finally(() => direct.close())
  }
  return database
}
