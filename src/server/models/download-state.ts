import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isHeld } from '#server/file-lock.ts'

const storedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('downloading'), bytesDone: z.number(), bytesTotal: z.number() }),
  z.object({
    status: z.literal('failed'),
    code: z.string(),
    /** One line for an operator. */
    reason: z.string(),
    /** When it is tried again by itself, as an ISO time; null: only when asked to. */
    nextTryAt: z.string().nullable(),
  }),
])

/** How a model's download stands, as any process that shares the folder may know it. */
export type DownloadState = { status: 'idle' } | z.infer<typeof storedSchema>

/** The files in which downloads are kept track of; in a folder that no model has the name of. */
export function downloadPaths(dir: string, name: string) {
  const folder = join(dir, '.downloads')
  const path = (ending: string) => join(folder, `${name}.${ending}`)
  return { folder, lock: path('lock'), state: path('json'), cancel: path('cancel') }
}

/** Reads it; a download whose process died counts as idle, and goes on where it was when asked for again. */
export async function readDownloadState(dir: string, name: string): Promise<DownloadState> {
  const paths = downloadPaths(dir, name)
  const text = await readFile(paths.state, 'utf8').catch(() => null)
  if (text === null) return { status: 'idle' }
  const stored = storedSchema.safeParse(parse(text)).data ?? { status: 'idle' }
  if (stored.status === 'downloading' && !(await isHeld(paths.lock))) return { status: 'idle' }
  return stored
}

/** Writes it in one step, so that no reader sees half of it. */
export async function writeDownloadState(dir: string, name: string, state: DownloadState): Promise<void> {
  const paths = downloadPaths(dir, name)
  await mkdir(paths.folder, { recursive: true })
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
