import type pg from 'pg'
import { isRestoring } from '#server/backup/restore-marker.ts'
import { newestSchemaVersion, readSchemaVersion } from '#server/db/schema-version.ts'
import { freeBytesIn, RESERVE_BYTES } from '#server/storage/disk-room.ts'
import { type Finding, ok } from './finding.ts'

/** Minimum version of PostgreSQL: older ones lack what the migrations use. */
const POSTGRES_MAJOR = 15
const NODE_MAJOR = 24
/** Free space in bytes below which there is a warning. */
const COMFORTABLE_BYTES = 2_000_000_000
/** Maximum difference of the clocks: a code of an authenticator app is accepted within about a minute. */
const CLOCK = { noticedMs: 5_000, harmfulMs: 30_000 }
const BACKUP_DAYS = 7
const DAY_MS = 24 * 3600 * 1000

/** Checks the versions of what Dictum runs on. */
export async function checkVersions(client: pg.ClientBase, program: string): Promise<Finding[]> {
  const { rows } = await client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  )
  const { version = '', number = 0 } = rows[0] ?? {}
  const text = `Dictum ${program} on Node ${process.versions.node} and PostgreSQL ${version}.`
  if (Math.floor(number / 10_000) < POSTGRES_MAJOR) {
    const advice = `Use PostgreSQL ${POSTGRES_MAJOR} or later.`
    return [{ check: 'versions', status: 'problem', text, advice }]
  }
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    return [{ check: 'versions', status: 'problem', text, advice: `Run npm ci, which brings Node ${NODE_MAJOR}.` }]
  }
  return [ok('versions', text)]
}

/** Compares the schema with the program's. The other checks of rows need the program's own. */
export async function checkSchemaVersion(client: pg.ClientBase): Promise<Finding[]> {
  const known = newestSchemaVersion()
  const found = await readSchemaVersion(client)
  if (found === known) return [ok('schema', `The database has schema version ${found}, which is the program's.`)]
  const text = `The database has schema version ${found}, and the program has ${known}.`
  return found < known
    ? [{ check: 'schema', status: 'warning', text, advice: 'The next start brings it forward; then run this again.' }]
    : [
        {
          check: 'schema',
          status: 'problem',
          text,
          advice: 'Start the newer program, or restore a backup from before.',
        },
      ]
}

/** Checks for a restore that was killed. */
export async function checkRestore(dataDir: string): Promise<Finding[]> {
  if (!(await isRestoring(dataDir))) return []
  const text = 'A restore into the data folder has not been completed, so no server starts there.'
  return [{ check: 'restore', status: 'problem', text, advice: 'Run npm run restore again, or delete the folder.' }]
}

/** Checks the free space of the data folder's disk. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const free = await freeBytesIn(dataDir)
  const text = `${(free / 1e9).toFixed(1)} GB are free on the disk of ${dataDir}.`
  if (free < RESERVE_BYTES) {
    return [{ check: 'disk', status: 'problem', text, advice: 'Uploads are refused until 0.2 GB are free: free some.' }]
  }
  if (free < COMFORTABLE_BYTES) return [{ check: 'disk', status: 'warning', text, advice: 'Free some soon.' }]
  return [ok('disk', text)]
}

/** Compares the clocks of the database and of this machine. */
export async function checkClock(client: pg.ClientBase): Promise<Finding[]> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>('select extract(epoch from clock_timestamp()) * 1000 as now')
  const apart = Math.abs(Number(rows[0]?.now) - (before + Date.now()) / 2)
  const text = `The clocks of the database and of this machine are ${(apart / 1000).toFixed(1)} seconds apart.`
  if (apart < CLOCK.noticedMs) return [ok('clock', text)]
  const status = apart < CLOCK.harmfulMs ? 'warning' : 'problem'
  return [{ check: 'clock', status, text, advice: 'Let both follow a time server: codes and retries depend on it.' }]
}

/** Checks the last backup. */
export async function checkBackup(client: pg.ClientBase, now = new Date()): Promise<Finding[]> {
  const { rows } = await client.query<{ at: Date; bytes: string; missing: number }>(
    'select snapshot_at as at, size_bytes as bytes, missing_files as missing from backups order by finished_at desc limit 1',
  )
  const [last] = rows
  const advice = 'Run npm run backup -- FILE, best every night.'
  if (!last) return [{ check: 'backup', status: 'warning', text: 'No backup has been made.', advice }]
  const days = (now.getTime() - last.at.getTime()) / DAY_MS
  const text = `The last backup holds the state of ${last.at.toISOString()} (${(Number(last.bytes) / 1e6).toFixed(1)} MB).`
  return days > BACKUP_DAYS ? [{ check: 'backup', status: 'warning', text, advice }] : [ok('backup', text)]
}
