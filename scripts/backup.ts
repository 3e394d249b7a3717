import { BackupError } from '#server/backup/backup-error.ts'
import { backUpToFile } from '#server/backup/backup-to-file.ts'
import { readPassphrase } from '#server/backup/encryption.ts'
import { openPlace } from '#server/backup/place.ts'
import { recordBackup } from '#server/backup/record-backup.ts'
import { type BackupSummary, writeBackup } from '#server/backup/write-backup.ts'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { failPlainly, readBackupArguments, say, stopBySignal } from './operator-command.ts'

const USAGE = `npm run backup -- FILE                           the database and all audio, while Dictum runs or not
npm run backup -- FILE --passphrase-file PATH    encrypted; or set BACKUP_PASSPHRASE
npm run --silent backup -- -                     to standard output
`

const { file, passphraseFile } = readBackupArguments(USAGE)

await failPlainly(async () => {
  const config = readConfig(process.env)
  const { dataDir } = config
  // npm writes the command that it runs to standard output, before the backup.
  if (file === '-' && process.env.npm_lifecycle_event && process.env.npm_config_loglevel !== 'silent') {
    throw new BackupError('Standard output would begin with lines of npm: use npm run --silent backup -- -')
  }
  const passphrase = await readPassphrase(passphraseFile, process.env.BACKUP_PASSPHRASE)
  const place = await openPlace(config, createLogger({ logLevel: 'silent' }))
  const options = { dataDir, passphrase, signal: stopBySignal() }
  try {
    if (file === '-') {
      const summary = await writeBackup(place, process.stdout, options)
      await recordBackup(place.connectionString, summary, passphrase !== null)
      describe(summary, passphrase !== null)
    } else describe(await backUpToFile(place, file, options), passphrase !== null)
  } finally {
    await place.close()
  }
})

/** Written to standard error, because standard output may be the backup. */
function describe(
  { createdAt, sizeBytes, schemaVersion, rows, jobs, audio, missing }: BackupSummary,
  encrypted: boolean,
) {
  say([
    `${file === '-' ? 'The backup' : file} is complete${encrypted ? ' and encrypted' : ''}: ${megabytes(sizeBytes)}, as of ${createdAt.toISOString()}.`,
    `It holds ${rows.users} users, ${rows.notes} notes, ${audio.files} audio files (${megabytes(audio.bytes)}), ${rows.upload_pieces ?? 0} pieces of recordings in progress and ${jobs} queued jobs; schema version ${schemaVersion}.`,
    ...(missing.files > 0
      ? [`${missing.files} audio files that notes name were not in storage; npm run doctor lists them.`]
      : []),
    ...(encrypted ? [] : ['Whoever can read it can read all notes and sign in as anybody: keep it safe.']),
  ])
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`
}
