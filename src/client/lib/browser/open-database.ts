import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Returns a function that opens a database of this browser on first use, and again after it has failed or the browser has
 * closed it.
 * @param upgrade makes the stores of a new database
 */
export function openWhenNeeded<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const close = () => {
    opened = undefined
  }
  return () => {
    opened ??= openDB<Schema>(name, 1, { upgrade, terminated: close }).catch((error: unknown) => {
      close()
      throw error
    })
    return opened
  }
}
