import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { BackupError } from '#server/backup/backup-error.ts'
import { readPassphrase } from '#server/backup/encryption.ts'
import { openNewPlace } from '#server/backup/new-place.ts'
import { type RestoreSummary, restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { failPlainly, readBackupArguments, say, stopBySignal } from './operator-command.ts'

const USAGE = `npm run restore -- FILE                           into an empty DATA_DIR, and an empty DATABASE_URL if that is set
npm run restore -- FILE --passphrase-file PATH    if it is encrypted; or set BACKUP_PASSPHRASE
npm run restore -- -                              from standard input
`

const { file, passphraseFile } = readBackupArguments(USAGE)

await failPlainly(async () => {
  const config = readConfig(process.env)
  const { dataDir } = config
  const passphrase = await readPassphrase(passphraseFile, process.env.BACKUP_PASSPHRASE)
  if (file !== '-') {
    await access(file).catch((cause: unknown) => {
      throw new BackupError(`${file} can't be read.`, { cause })
    })
  }
  const logger = createLogger({ logLevel: 'error' })
  const stopped = new BackupError('The restore was stopped; the place is as it was before.')
  // From before anything is created: the signal's default is to end the process at once.
  const signal = stopBySignal(stopped)
  const place = await openNewPlace(config, logger).catch((error: unknown) => {
    // Ctrl+C also ends the program that creates the database, which is no fault of the database.
    throw signal.aborted ? stopped : error
  })
  let isRestored = false
  const onCommit = () => {
    isRestored = true
  }
  try {
    signal.throwIfAborted()
    const source = file === '-' ? process.stdin : createReadStream(file)
    signal.addEventListener('abort', () => source.destroy(stopped))
    describe(await restoreBackup(place, source, { dataDir, passphrase, logger, onCommit }), dataDir)
  } finally {
    await (isRestored ? place.close() : place.discard())
  }
})

function describe({ header, manifest, programSchemaVersion, unknownJobs }: RestoreSummary, dataDir: string): void {
  const { rows, audio, jobs, missing } = manifest
  const { version } = header.schema
  say([
    `${dataDir} is ready: ${rows.users} users, ${rows.notes} notes, ${audio.files} audio files and ${jobs - unknownJobs} queued jobs, as of ${header.createdAt}. All checksums agree.`,
    ...(version < programSchemaVersion
      ? [`The next start brings its schema from version ${version} to ${programSchemaVersion}.`]
      : []),
    ...(missing.files > 0 ? [`${missing.files} audio files were missing already when the backup was made.`] : []),
    ...(unknownJobs > 0 ? [`${unknownJobs} jobs of queues that this program does not know were left out.`] : []),
    'Start it with npm start, and the same settings as before.',
  ])
}
