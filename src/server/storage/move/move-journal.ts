import { appendFile, readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import type { StoredFile } from '../storage.ts'
import { isMissing } from '../storage-error.ts'

const entrySchema = z.object({ key: z.string(), size: z.number(), modified: z.number(), sha256: z.string() })
type Entry = z.infer<typeof entrySchema>

/** Which files have been copied and read back, so that an interrupted move goes on from there. */
export interface MoveJournal {
  /** Returns whether a file has been verified, and has not been written again since. */
  has(file: StoredFile): boolean
  add(file: StoredFile, sha256: string): Promise<void>
  delete(): Promise<void>
}

/** Opens a journal with a line of JSON for each file. A last line that was cut counts as missing. */
export async function openMoveJournal(path: string): Promise<MoveJournal> {
  const entries = new Map<string, Entry>()
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  for (const line of content.split('\n')) {
    const entry = readLine(line)
    if (entry) entries.set(entry.key, entry)
  }
  // A cut line must not run into the next.
  if (content !== '' && !content.endsWith('\n')) await appendFile(path, '\n')
  return {
    has: ({ key, size, modified }) => {
      const entry = entries.get(key)
      return entry?.size === size && entry.modified === modified.getTime()
    },
    add: async ({ key, size, modified }, sha256) => {
      const entry = { key, size, modified: modified.getTime(), sha256 }
      entries.set(key, entry)
      await appendFile(path, `${JSON.stringify(entry)}\n`)
    },
    delete: () => rm(path, { force: true }),
  }
}

function readLine(line: string): Entry | null {
  try {
    return entrySchema.parse(JSON.parse(line))
  } catch {
    return null
  }
}
