import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#server/context.ts'

/** Returns the folder of a note's decoded audio, which can be made again from the original at any time. */
export function workFolder(context: Context, noteId: string): string {
  return join(context.workDir, noteId)
}

/** Deletes the folder: an hour of decoded audio takes 115 MB. */
export async function clearWorkFolder(context: Context, noteId: string): Promise<void> {
  await rm(workFolder(context, noteId), { recursive: true, force: true })
}
