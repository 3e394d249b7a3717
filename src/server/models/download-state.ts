import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isHeld } from '#server/file-lock.ts'
import { makeFolder } from '#server/make-folder.ts'

const storedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('downloading'), bytesDone: z.number(), bytesTotal: z.number() }),
  z.object({
    status: z.literal('failed'),
    code: z.string(),
    /** One line for an operator. */
    reason: z.string(),
    /** When it is retried automatically, as an ISO time; null: only on request. */
    nextTryAt: z.string().nullable(),
  }),
])

/** The state of a model's download, shared by all processes that use the folder. */
export type DownloadState = { status: 'idle' } | z.infer<typeof storedSchema>

/** Returns the paths of the files that track downloads, in a folder that can't be the name of a model. */
export function downloadPaths(dir: string, name: string) {
  const folder = join(dir, '.downloads')
  const path = (ending: string) => join(folder, `${name}.${ending}`)
  return { folder, lock: path('lock'), state: path('json'), cancel: path('cancel') }
}

/** Reads the state. A download whose process died counts as idle, and resumes where it was when requested again. */
export async function readDownloadState(dir: string, name: string): Promise<DownloadState> {
  const paths = downloadPaths(dir, name)
  const text = await readFile(paths.state, 'utf8').catch(() => null)
  if (text === null) return { status: 'idle' }
  const stored = storedSchema.safeParse(parse(text)).data ?? { status: 'idle' }
  if (stored.status === 'downloading' && !(await isHeld(paths.lock))) return { status: 'idle' }
  return stored
}

/** Writes the state atomically, so that no reader sees half of it. */
export async function writeDownloadState(dir: string, name: string, state: DownloadState): Promise<void> {
  const paths = downloadPaths(dir, name)
  await makeFolder(paths.folder)
  if (state.status === 'idle') return rm(paths.state, { force: true })
  const unfinished = `${paths.state}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(state))
  await rename(unfinished, paths.state)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
