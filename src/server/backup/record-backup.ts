import { randomUUID } from 'node:crypto'
import { connect } from './place.ts'
import type { BackupSummary } from './write-backup.ts'

/** Records in the database that a backup has been completed. Does nothing in a database from before this table existed. */
export async function recordBackup(
  connectionString: string,
  { createdAt, sizeBytes, rows, audio, missing }: BackupSummary,
  isEncrypted: boolean,
): Promise<void> {
  const client = await connect(connectionString)
  try {
    const { rows: found } = await client.query<{ found: boolean }>(
      "select to_regclass('public.backups') is not null as found",
    )
    if (!found[0]?.found) return
    await client.query(
      `insert into backups (id, snapshot_at, finished_at, size_bytes, is_encrypted, notes, audio_files, missing_files)
        values ($1, $2, now(), $3, $4, $5, $6, $7)`,
      [randomUUID(), createdAt, sizeBytes, isEncrypted, rows.notes ?? 0, audio.files, missing.files],
    )
  } finally {
    await client.end()
  }
}
