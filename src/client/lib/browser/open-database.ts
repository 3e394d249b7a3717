import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Returns a function that opens a database of this browser on first use. It opens the database again after opening it
 * has failed, the browser has closed it or another page has deleted it.
 * @param upgrade creates the stores of a new database
 */
export function openWhenNeeded<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const close = () => {
    opened = undefined
  }
  /** Called when another page deletes the database, which has to wait until every connection is closed. */
  const blocking = (_version: number, _next: number | null, { target }: IDBVersionChangeEvent) => {
    if (target instanceof IDBDatabase) target.close()
    close()
  }
  return () => {
    opened ??= openDB<Schema>(name, 1, { upgrade, blocking, terminated: close }).catch((error: unknown) => {
      close()
      throw error
    })
    return opened
  }
}
