import type { Queryable } from '#server/db/database.ts'
import { listUploadIds } from './uploads.queries.ts'

/** The storage folder of all uploads. */
export const UPLOADS_FOLDER = 'uploads'

/** The storage folder of an upload's pieces. */
export function folderOf(uploadId: string): string {
  return `${UPLOADS_FOLDER}/${uploadId}`
}

/** Lists the storage folders of a user's uploads, which have to be deleted with the user. */
export async function listUploadFolders(tx: Queryable, userId: string): Promise<string[]> {
  return (await listUploadIds(tx, userId)).map(folderOf)
}
