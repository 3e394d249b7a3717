import type { Readable, Transform } from 'node:stream'

/** A stored file as it is listed. */
export interface StoredFile {
  key: string
  /** Size in bytes. */
  size: number
  /** When the file was stored. */
  modified: Date
}

/** A file on this machine, to be disposed of after use. */
export interface LocalFile extends AsyncDisposable {
  path: string
}

/**
 * Storage for audio. Keys are made by us, never from a user's text. Every call may throw `StorageUnavailable`, and a call
 * for a key that does not exist throws an error of which `isMissing` is true, unless it says otherwise.
 */
export interface Storage {
  /**
   * Writes a stream under `key`, through `steps`. The bytes are durable when this returns. If it throws (the stream or a
   * step failed), nothing is left.
   */
  put(key: string, source: Readable, steps?: Transform[]): Promise<void>
  /** Stores a finished local file under `key`. */
  putFile(key: string, path: string): Promise<void>
  /** Reads the bytes from `start` to `end`, both included, as far as they exist. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Returns the size in bytes; null if there is no such key. */
  size(key: string): Promise<number | null>
  /** Returns the key's content as a file on this machine, for programs that need one. It must not be changed. */
  openLocal(key: string, signal?: AbortSignal): Promise<LocalFile>
  /** Deletes a key and everything below it. Does nothing if there is none. */
  deleteAll(prefix: string): Promise<void>
  /**
   * Yields all stored files, in any order.
   * @param folder the only folder to look in
   */
  list(folder?: string): AsyncIterable<StoredFile>
  /** Lists the folders of a folder in which nothing was stored for `ageMs`. */
  listFolders(prefix: string, ageMs: number): Promise<string[]>
  /** Lists the keys of a folder's files that were stored more than `ageMs` ago. */
  listFiles(prefix: string, ageMs: number): Promise<string[]>
  /** Returns whether this many more bytes can be stored with some room to spare. */
  hasRoom(bytes: number): Promise<boolean>
  /** Returns whether stored audio can be read at the moment. Never throws. */
  isReachable(): Promise<boolean>
  /**
   * Returns whether the stored audio belongs to the database with this id. The first database that asks becomes the
   * owner.
   */
  belongsTo(databaseId: string): Promise<boolean>
  /** Returns the id of the database that the audio belongs to; null if none has asked yet. */
  readOwner(): Promise<string | null>
  /** Deletes what unfinished uploads have left; uploads younger than `ageMs` may still be running. */
  sweepIncoming(ageMs: number): Promise<number>
}
