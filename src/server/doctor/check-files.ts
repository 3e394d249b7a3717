import type pg from 'pg'
import { hasQueues } from '#server/backup/jobs-copy.ts'
import { deleteUnlessBackup } from '#server/db/backup-lock.ts'
import { databaseOn } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type Finding, ok, someOf } from './finding.ts'

/** A file is stored before its row, so a younger one may get its row yet. */
const SETTLED_MS = 3600 * 1000
const BATCH = 1_000
/** Maximum number of files that a finding can be about; the next run finds the others. */
const LIMIT = 10_000

interface FilesOptions {
  client: pg.Client
  storage: Storage
  openJobs: () => Promise<Jobs>
  now?: Date
}

/** A file that a row names. `size`: its size in bytes according to the row; null if the row does not say. */
export const NAMED_FILES = `
  select original_key as key, 'recording' as kind, id as note_id, size_bytes as size, touched_at as at from notes
    where original_key is not null
  union all select playback_key, 'playback', id, null, touched_at from notes where playback_key is not null
  union all select upload_pieces.key, 'piece', null, upload_pieces.length, touched_at from upload_pieces join uploads on uploads.id = upload_id`

/** Compares the files that rows name with those in storage. */
export async function checkFiles({ client, storage, openJobs, now = new Date() }: FilesOptions): Promise<Finding[]> {
  const { rows: ids } = await client.query<{ value: string }>("select value from secrets where name = 'database_id'")
  const owner = await storage.readOwner()
  if (owner !== null && owner !== ids[0]?.value) {
    return [
      {
        check: 'files',
        status: 'problem',
        text: 'The stored audio belongs to another database.',
        advice: 'Check DATABASE_URL and DATA_DIR: one of them is of another Dictum.',
      },
    ]
  }
  await listInto(client, storage)
  const lost = await findLost(client, storage)
  const wrong = await client.query<{ key: string }>(
    `select named.key from (${NAMED_FILES}) named join stored_files using (key) where named.size <> stored_files.size limit ${LIMIT}`,
  )
  const orphans = await client.query<{ key: string; size: string }>(
    `select key, size from stored_files where modified < $1 and not exists (select 1 from (${NAMED_FILES}) named where named.key = stored_files.key)
      order by key limit ${LIMIT}`,
    [new Date(now.getTime() - SETTLED_MS)],
  )
  const findings = [
    ...describeLost(lost.filter(({ kind }) => kind !== 'playback')),
    ...describeLostPlayback(
      lost.filter(({ kind }) => kind === 'playback'),
      { client, openJobs },
    ),
    ...describeWrong(wrong.rows.map(({ key }) => key)),
    ...describeOrphans(orphans.rows, { client, storage }),
  ]
  const { rows: totals } = await client.query<{ files: number }>('select count(*)::int as files from stored_files')
  return findings.length > 0 ? findings : [ok('files', `${totals[0]?.files} stored files fit the rows.`)]
}

/** Lists all stored files in a temporary table, since there may be more than fit in memory. */
async function listInto(client: pg.Client, storage: Storage): Promise<void> {
  await client.query('drop table if exists stored_files')
  await client.query('create temporary table stored_files (key text primary key, size bigint, modified timestamptz)')
  let batch: Array<[string, number, Date]> = []
  const save = async () => {
    const [keys, sizes, times] = [0, 1, 2].map((at) => batch.map((row) => row[at]))
    await client.query(
      'insert into stored_files select * from unnest($1::text[], $2::bigint[], $3::timestamptz[]) on conflict do nothing',
      [keys, sizes, times],
    )
    batch = []
  }
  for await (const { key, size, modified } of storage.list()) {
    batch.push([key, size, modified])
    if (batch.length >= BATCH) await save()
  }
  await save()
  await client.query('analyze stored_files')
}

interface LostFile {
  key: string
  kind: 'recording' | 'playback' | 'piece'
  noteId: string | null
}

/** Finds files that rows name and storage lacks. Checks again for files that may have been stored since the listing. */
async function findLost(client: pg.Client, storage: Storage): Promise<LostFile[]> {
  const { rows } = await client.query<LostFile>(
    `select key, kind, note_id as "noteId" from (${NAMED_FILES}) named
      where not exists (select 1 from stored_files where stored_files.key = named.key) order by key limit ${LIMIT}`,
  )
  const lost: LostFile[] = []
  for (const row of rows) if ((await storage.size(row.key)) === null) lost.push(row)
  // Rows that have gone meanwhile took their files with them.
  const { rows: still } = await client.query<{ key: string }>(
    `select key from (${NAMED_FILES}) named where key = any($1)`,
    [lost.map(({ key }) => key)],
  )
  const named = new Set(still.map(({ key }) => key))
  return lost.filter(({ key }) => named.has(key))
}

function describeLost(lost: readonly LostFile[]): Finding[] {
  if (lost.length === 0) return []
  const text = `${lost.length} recordings are not in storage: ${someOf(lost.map(({ key }) => key))}.`
  return [{ check: 'files', status: 'problem', text, advice: 'Put them back from a backup, under the same keys.' }]
}

function describeLostPlayback(
  lost: readonly LostFile[],
  { client, openJobs }: Pick<FilesOptions, 'client' | 'openJobs'>,
): Finding[] {
  if (lost.length === 0) return []
  return [
    {
      check: 'files',
      status: 'problem',
      text: `${lost.length} playback copies are not in storage: ${someOf(lost.map(({ key }) => key))}.`,
      advice: 'Run npm run doctor -- --repair, which has them made again from the recordings.',
      repair: async () => {
        const jobs = await openJobs()
        const db = databaseOn(client)
        for (const { noteId, key } of lost) {
          if (noteId === null) continue
          await client.query('begin')
          const { rowCount } = await client.query(
            'update notes set playback_key = null where id = $1 and playback_key = $2 and prepared_at is not null',
            [noteId, key],
          )
          if (rowCount) await jobs.enqueue(db, 'note.prepare', { noteId })
          await client.query('commit')
        }
        return `queued ${lost.length} playback copies to be made again`
      },
    },
  ]
}

function describeWrong(keys: readonly string[]): Finding[] {
  if (keys.length === 0) return []
  const text = `${keys.length} stored files have another size than their rows say: ${someOf(keys)}.`
  return [{ check: 'files', status: 'problem', text, advice: 'Put them back from a backup, under the same keys.' }]
}

function describeOrphans(
  orphans: ReadonlyArray<{ key: string; size: string }>,
  { client, storage }: Pick<FilesOptions, 'client' | 'storage'>,
): Finding[] {
  if (orphans.length === 0) return []
  const keys = orphans.map(({ key }) => key)
  const megabytes = (orphans.reduce((sum, { size }) => sum + Number(size), 0) / 1e6).toFixed(1)
  return [
    {
      check: 'files',
      status: 'warning',
      text: `${keys.length} stored files (${megabytes} MB) belong to nothing: ${someOf(keys)}.`,
      advice: 'Run npm run doctor -- --repair, which deletes them.',
      repair: async () => {
        let deleted = 0
        for (let done = 0; done < keys.length; done += DELETED_AT_ONCE) {
          const batch = keys.slice(done, done + DELETED_AT_ONCE)
          const isFree = await deleteUnlessBackup(databaseOn(client), async () => {
            for (const key of await listStillOrphaned(client, batch)) {
              await storage.deleteAll(key)
              deleted += 1
            }
          })
          if (!isFree) return `deleted ${deleted} files, no more because a backup is being made`
        }
        return `deleted ${deleted} files`
      },
    },
  ]
}

/** How many files are deleted before the rows are asked again. */
const DELETED_AT_ONCE = 100

/**
 * Returns those keys that no row names by now. Leaves out notes for which a playback copy is being made: its key is always the
 * same, and it is stored before the row names it.
 */
async function listStillOrphaned(client: pg.Client, keys: readonly string[]): Promise<string[]> {
  const isPrepared = (await hasQueues(client))
    ? "exists (select 1 from pgboss.job where name = 'note.prepare' and singleton_key = split_part(stored.key, '/', 2) and state <= 'active')"
    : 'false'
  const { rows } = await client.query<{ key: string }>(
    `select key from unnest($1::text[]) as stored (key)
      where not exists (select 1 from (${NAMED_FILES}) named where named.key = stored.key) and not ${isPrepared}`,
    [keys],
  )
  return rows.map(({ key }) => key)
}
