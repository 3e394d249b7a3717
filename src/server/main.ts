import { access, constants, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { isRestoring } from './backup/restore-marker.ts'
import { type Config, missingIdentity, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type Context, createContext, type Replacements } from './context.ts'
import { claimDataFolder } from './data-folder-lock.ts'
import { ensureAdminPassword } from './features/admin/admin-password.ts'
import { buildMetricsApp } from './features/system/metrics.routes.ts'
import { createLogger, type Logger } from './logger.ts'
import { makeFolder } from './make-folder.ts'
import { retryStart } from './retry-start.ts'
import { StartError } from './start-error.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { startWorker, type Worker } from './worker.ts'

/** By how much an orderly stop may exceed its grace period before the process exits, in milliseconds. */
const STOP_DEADLINE_MS = 30_000
const PARENT_CHECK_MS = 500

/**
 * Starts the configured roles and stops them on SIGTERM or SIGINT. A problem that an operator can fix ends the process
 * with one line and status 1.
 * @param replacements for tests, as in `createContext`
 */
export async function main(
  environment: Record<string, string | undefined>,
  replacements: Replacements = {},
): Promise<void> {
  const closers: Array<() => Promise<void>> = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const config = readConfig(environment)
    const logger = createLogger(config)
    await checkDataFolder(config)
    if (await isRestoring(config.dataDir)) {
      throw new StartError(
        `A restore into ${config.dataDir} has not been completed; run it again, or delete the folder.`,
      )
    }
    closers.push(await startTracing(config.tracing, { role: config.role, logger }))
    if (config.databaseUrl === null) {
      const onLost = () => giveUp(`another process has taken ${config.dataDir} over.`, closeAll, logger)
      closers.push(await claimDataFolder(config.dataDir, { logger, onLost }))
    }
    if (config.role !== 'worker') await checkPort(config)
    const onDatabaseLost = ({ message }: Error) =>
      giveUp(`the database ended and could not be started again. ${message}`, closeAll, logger)
    const { context, worker } = await retryStart(() => open(config, logger, onDatabaseLost, replacements), logger)
    closers.push(() => context.close())
    if (worker) closers.push(() => worker.close())
    if (config.role !== 'worker') closers.push(await serve(context))
    if (config.metrics.port !== null) closers.push(await serveMetrics(context, config.metrics.port))
    const deadlineMs = config.stopGraceSeconds * 1000 + STOP_DEADLINE_MS
    stopOnSignals(closeAll, logger, { deadlineMs, underNpm: environment.npm_lifecycle_event !== undefined })
    const missing = config.role === 'worker' ? [] : missingIdentity(config)
    if (missing.length > 0) {
      process.stdout.write(`The public pages don't say who runs this server: set ${missing.join(' and ')}\n`)
    }
    const serves = config.role === 'worker' ? ': this process works on notes' : ` on ${config.publicUrl}`
    process.stdout.write(`Dictum is ready${serves}\n`)
  } catch (error) {
    await closeAll().catch(() => undefined)
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error
    process.stderr.write(`Dictum can't start. ${error.message}\n`)
    process.exit(1)
  }
}

/** Opens the context and, unless the role is `web`, starts the worker. */
async function open(
  config: Config,
  logger: Logger,
  onDatabaseLost: (error: Error) => void,
  replacements: Replacements,
): Promise<{ context: Context; worker: Worker | null }> {
  const context = await createContext(config, logger, onDatabaseLost, replacements)
  try {
    return { context, worker: config.role === 'web' ? null : await startWorker(context) }
  } catch (error) {
    await context.close()
    throw error
  }
}

async function checkDataFolder(config: Config): Promise<void> {
  try {
    await makeFolder(config.dataDir, 0o755)
    await access(config.dataDir, constants.W_OK)
    // Root passes any permission check, and a read-only file system is noticed only on writing.
    await writeFile(join(config.dataDir, '.writable'), '')
  } catch (cause) {
    throw new StartError(
      `The data folder ${config.dataDir} can't be written; change its permissions or set DATA_DIR.`,
      {
        cause,
      },
    )
  }
}

/** Checks the port before anything is started, so that a taken one is reported at once. */
async function checkPort(config: Config): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(config.port, config.host, resolve)
    })
  } catch (error) {
    throw explainListenError(error, config)
  } finally {
    probe.close()
  }
}

async function serve(context: Context): Promise<() => Promise<void>> {
  const { config } = context
  const made = await ensureAdminPassword(config)
  if (made)
    process.stdout.write(`The password of ${config.publicUrl}/admin is ${made.password} (kept in ${made.path})\n`)
  const app = await buildApp(context)
  await app
    .listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
    .catch((error: unknown) => {
      throw explainListenError(error, config)
    })
  return () => app.close()
}

async function serveMetrics(context: Context, port: number): Promise<() => Promise<void>> {
  const { host } = context.config
  const app = buildMetricsApp(context)
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explainListenError(error, { port, host }, 'METRICS_PORT')
  })
  return () => app.close()
}

function explainListenError(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variable: 'PORT' | 'METRICS_PORT' = 'PORT',
): Error {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken; stop what uses it or set ${variable}.`, { cause: error })
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user; set ${variable}.`, { cause: error })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`The address ${host} is not one of this machine; set HOST.`, { cause: error })
    default:
      return error as Error
  }
}

/** Ends a process that can't continue; its supervisor (systemd, a container) restarts it. */
function giveUp(reason: string, closeAll: () => Promise<void>, logger: Logger): void {
  process.stderr.write(`Dictum has to stop: ${reason}\n`)
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  closeAll()
    .catch((error: unknown) => logger.error({ err: error }, 'shutting down failed'))
    .finally(() => process.exit(1))
}

function stopOnSignals(
  closeAll: () => Promise<void>,
  logger: Logger,
  { deadlineMs, underNpm }: { deadlineMs: number; underNpm: boolean },
): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => {
      logger.error('shutting down took too long; exiting at once')
      process.exit(1)
    }, deadlineMs).unref()
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'shutting down failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // npm sends a signal to the shell between it and us, which dies without telling us.
  const parent = process.ppid
  if (underNpm) {
    setInterval(() => {
      if (process.ppid !== parent) stop('npm has ended')
    }, PARENT_CHECK_MS).unref()
  }
}
