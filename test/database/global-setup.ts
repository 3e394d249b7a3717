import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { startEmbeddedCluster } from '#server/db/embedded/cluster.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openJobs } from '#server/jobs/jobs.ts'

/** Nothing that tests write needs to survive. A cluster without fsync is several times as fast. */
const TEST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/**
 * Starts one real PostgreSQL for all tests and migrates one database, which serves as the template that each test file
 * clones.
 */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const logger = pino({ level: 'silent' })
  // The cluster is outside the project. When the tests run as root, the database runs as another user, who must be able
  // to enter the folder.
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-test-'))
  await chmod(dataDir, 0o755)
  const cluster = await startEmbeddedCluster({ dataDir, logger, settings: TEST_SETTINGS, onLost: failTheRun })
  const database = openDatabase(cluster.connectionString, logger)
  await migrateDatabase(database.pool)
  await database.close()
  const jobs = await openJobs({
    connectionString: cluster.connectionString,
    logger,
    supervise: false,
    runsSchedule: false,
  })
  await jobs.close()
  project.provide('templateDatabase', cluster.connectionString)
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function failTheRun(error: Error): never {
  throw error
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated template. */
    templateDatabase: string
  }
}
