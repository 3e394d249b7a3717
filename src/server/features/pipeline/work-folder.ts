import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'

/** Where a note's decoded audio is kept while it is worked on; it can be made again from the original at any time. */
export function workFolder(context: Context, noteId: string): string {
  return join(context.workDir, noteId)
}

/** Takes the folder away: an hour of decoded audio is 115 MB. */
export async function clearWorkFolder(context: Context, noteId: string): Promise<void> {
  await rm(workFolder(context, noteId), { recursive: true, force: true })
}
