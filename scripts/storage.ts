import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/config.ts'
import { makeFolder } from '#server/make-folder.ts'
import { openMoveJournal } from '#server/storage/move/move-journal.ts'
import { copyStorage, deleteSource, MoveError } from '#server/storage/move/move-storage.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { readOrExplain } from './command-line.ts'
import { failPlainly, say, stopBySignal } from './operator-command.ts'

const USAGE = `npm run storage -- move --from fs --to s3                    copy all audio and verify it, while Dictum runs or not
npm run storage -- move --from fs --to s3 --delete-source    the same, then delete it from the source; set STORAGE=s3
                                                             and restart Dictum before
npm run storage -- move --from s3 --to fs                    the way back
`

type Kind = Config['storage']

interface FollowUp {
  from: Kind
  to: Kind
  deletesSource: boolean
}

const followUp = readOrExplain(USAGE, (): FollowUp => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'delete-source': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [from, to] = [readKind(values.from), readKind(values.to)]
  if (positionals.join() !== 'move' || from === to) throw new Error('name a move')
  return { from, to, deletesSource: values['delete-source'] ?? false }
})

function readKind(kind: string | undefined): Kind {
  if (kind === 'fs' || kind === 's3') return kind
  throw new Error('name a kind of storage')
}

await failPlainly(() => move(readConfig(process.env), followUp))

async function move(config: Config, { from, to, deletesSource }: FollowUp): Promise<void> {
  // Otherwise a running Dictum would lose its audio.
  if (deletesSource && config.storage !== to) {
    throw new MoveError(
      `STORAGE is ${config.storage}: set STORAGE=${to} and restart Dictum before you delete the source.`,
    )
  }
  const workDir = join(config.dataDir, 'work')
  await makeFolder(workDir, 0o700)
  const [source, target] = [await open(config, from, workDir), await open(config, to, workDir)]
  const journal = await openMoveJournal(join(config.dataDir, `storage-move-${from}-${to}.jsonl`))
  let shown = 0
  const { files, bytes, copied, replaced } = await copyStorage(source, target, {
    journal,
    isTargetInUse: config.storage === to,
    signal: stopBySignal(new MoveError('Stopped; move again to go on.')),
    onProgress(done, all) {
      const tenths = Math.floor((done / all) * 10)
      if (tenths > shown) say([`${done} of ${all} files`])
      shown = tenths
    },
  })
  say([
    `${files} files (${(bytes / 1024 ** 2).toFixed(1)} MB) are in ${to}, each with the size and SHA-256 that it has in ${from}; ${copied} were copied now.`,
  ])
  if (replaced > 0) say([`${replaced} of them have been stored anew in ${to} since, and were left as they are.`])
  if (deletesSource) {
    await deleteSource(source, target, journal)
    await journal.delete()
    say([`They are deleted from ${from}.`])
  } else if (config.storage === from) {
    say([
      `Dictum still uses ${from}. Stop it, move again for what has been stored meanwhile, set STORAGE=${to} and start it.`,
    ])
  }
}

async function open(config: Config, storage: Kind, workDir: string): Promise<Storage> {
  if (storage === 's3' && config.s3 === null) throw new MoveError('S3_BUCKET: must be set to move audio from or to S3')
  return openStorage({ ...config, storage }, workDir)
}
