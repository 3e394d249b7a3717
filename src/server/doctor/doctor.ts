import type pg from 'pg'
import { connect, type Place } from '#server/backup/place.ts'
import { databaseOn } from '#server/db/database.ts'
import { isReadOnly } from '#server/db/read-only.ts'
import { type Jobs, openJobs } from '#server/jobs/jobs.ts'
import type { Logger } from '#server/logger.ts'
import { checkFiles } from './check-files.ts'
import { checkBackup, checkClock, checkDisk, checkRestore, checkSchemaVersion, checkVersions } from './check-machine.ts'
import { checkSchema } from './check-schema.ts'
import { checkWork } from './check-work.ts'
import type { Finding } from './finding.ts'

/** A finding, and what was done about it. */
export interface Diagnosis extends Omit<Finding, 'repair'> {
  /** Whether `repair` can fix it. */
  canRepair: boolean
  /** What was done; null if nothing was. */
  repaired: string | null
}

interface DoctorOptions {
  dataDir: string
  /** Version of the program. */
  program: string
  logger: Logger
  /** Whether to fix what can safely be fixed. */
  repair: boolean
}

/** Checks everything of a place that can be wrong without a server noticing. Changes nothing unless told to repair. */
export async function examine(place: Place, options: DoctorOptions): Promise<Diagnosis[]> {
  const { dataDir, program, logger } = options
  const client = await connect(place.connectionString)
  let jobs: Promise<Jobs> | null = null
  const openQueues = () => {
    jobs ??= openJobs({ connectionString: place.connectionString, logger, supervise: false, runsSchedule: false })
    return jobs
  }
  try {
    const findings = [
      ...(await checkVersions(client, program)),
      ...(await checkRestore(dataDir)),
      ...(await checkDisk(dataDir)),
      ...(await checkClock(client)),
      ...(await checkRows(client, place, { openJobs: openQueues, logger })),
    ]
    const diagnoses: Diagnosis[] = []
    for (const { repair, ...finding } of findings) {
      const repaired = options.repair && repair ? await repair() : null
      diagnoses.push({ ...finding, canRepair: repair !== undefined, repaired })
    }
    return diagnoses
  } finally {
    await client.end()
    await (await (jobs as Promise<Jobs> | null))?.close()
  }
}

const READ_ONLY: Finding = {
  check: 'read-only',
  status: 'problem',
  text: 'The database refuses every write, so notes can be read, and nothing can be changed. What is stored was not checked.',
  advice:
    'Name the primary, not a standby, or end default_transaction_read_only. Its host may have set that on a full disk.',
}

async function checkRows(
  client: pg.Client,
  { storage }: Place,
  { openJobs: open, logger }: { openJobs: () => Promise<Jobs>; logger: Logger },
): Promise<Finding[]> {
  const schema = await checkSchemaVersion(client)
  if (schema.some(({ status }) => status !== 'ok')) return schema
  // The other checks need temporary tables, or say to do what would fail.
  if (await isReadOnly(databaseOn(client))) return [...schema, READ_ONLY]
  return [
    ...schema,
    ...(await checkSchema(client)),
    ...(await checkWork({ client, openJobs: open, logger })),
    ...(await checkFiles({ client, storage, openJobs: open })),
    ...(await checkBackup(client)),
  ]
}

/** Returns whether a problem is left. */
export function hasProblem(diagnoses: readonly Diagnosis[]): boolean {
  return diagnoses.some(({ status, repaired }) => status === 'problem' && repaired === null)
}
