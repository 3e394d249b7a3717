import { once } from 'node:events'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { migrateTo, readMigrations } from '#server/db/schema-version.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Storage } from '#server/storage/storage.ts'
import { BackupError, damaged } from './backup-error.ts'
import { createJobsTable, queueCopiedJobs } from './jobs-copy.ts'
import { type BackupHeader, type BackupManifest, FORMAT, HEADER, headerSchema } from './manifest.ts'
import { PLACE_FILES } from './place.ts'
import { type ArchiveEntry, readText } from './read-archive.ts'
import { copyTarget, listTables, quote, type TableColumns } from './tables.ts'

/** The characters of a storage key; none of them leads out of its folder. */
const KEY = /^(notes|uploads)(\/[\w-]+)+$/

/** Puts the entries of a backup into a place, and rows within the client's transaction. */
export class Restoration {
  readonly #client: pg.Client
  readonly #storage: Storage
  readonly #rows: Record<string, number> = {}
  #header: BackupHeader | null = null
  /** The COPY that is being written; `folder` is that of its entries. */
  #copy: { folder: string; stream: CopyStreamQuery } | null = null
  #jobs = 0
  #audio = { files: 0, bytes: 0 }
  /** Small files of the data folder, by name. */
  readonly files = new Map<string, string>()

  constructor(client: pg.Client, storage: Storage) {
    this.#client = client
    this.#storage = storage
  }

  get header(): BackupHeader {
    if (!this.#header) throw damaged('its first entry is missing')
    return this.#header
  }

  async take({ name, size, body }: ArchiveEntry): Promise<void> {
    if (name === HEADER) return this.#begin(await readText(body, size))
    const target = this.#copyTargetOf(name)
    if (target !== null) return this.#append(name.slice(0, name.lastIndexOf('/')), target, body)
    await this.#endCopy()
    const [folder, path] = splitAtSlash(name)
    if (folder === 'audio' && KEY.test(path)) {
      await this.#storage.put(path, Readable.from(body, { objectMode: false }))
      this.#audio = { files: this.#audio.files + 1, bytes: this.#audio.bytes + size }
    } else if (folder === 'files' && PLACE_FILES.includes(path)) this.files.set(path, await readText(body, size))
    else throw damaged(`it has ${name}, which no backup has`)
  }

  /**
   * Compares what was restored with the manifest, queues the jobs, and switches the triggers on again.
   * @returns the number of jobs of unknown queues
   * @throws BackupError if anything is missing
   */
  async complete(manifest: BackupManifest, jobs: Jobs): Promise<number> {
    await this.#endCopy()
    const { tables } = this.header
    for (const { name } of tables) {
      if ((this.#rows[name] ?? 0) !== manifest.rows[name]) throw damaged(`not all rows of ${name} are there`)
    }
    if (this.#jobs !== manifest.jobs) throw damaged('not all jobs are there')
    const { files, bytes } = manifest.audio
    if (this.#audio.files !== files || this.#audio.bytes !== bytes) throw damaged('not all audio is there')
    const { unknown } = await queueCopiedJobs(this.#client, jobs)
    for (const { name } of tables) await this.#client.query(`alter table public.${quote(name)} enable trigger user`)
    return unknown
  }

  async #begin(text: string): Promise<void> {
    if (this.#header) throw damaged('it begins twice')
    const header = parseHeader(text)
    const known = readMigrations()
    const { version, hash } = header.schema
    if (version > known.length) {
      throw new BackupError(
        `The backup has schema version ${version}, and this program knows only ${known.length}; restore it with the newer program.`,
      )
    }
    if (known[version - 1]?.hash !== hash) {
      throw new BackupError(
        `The backup has a schema ${version} that this program does not know (${header.schema.name}).`,
      )
    }
    await migrateTo(this.#client, known.slice(0, version))
    requireSameTables(header.tables, await listTables(this.#client))
    // Rows that triggers derive are in the backup, and nobody is waiting for signals yet.
    for (const { name } of header.tables) {
      await this.#client.query(`alter table public.${quote(name)} disable trigger user`)
      // Migrations insert no rows that a backup lacks.
      await this.#client.query(`delete from public.${quote(name)}`)
    }
    await createJobsTable(this.#client)
    this.#header = header
  }

  /** Returns what an entry with rows is copied into; null for any other entry. */
  #copyTargetOf(name: string): string | null {
    const [folder, path] = splitAtSlash(name)
    if (folder === 'jobs') return 'copied_jobs'
    const table = this.header.tables.find((one) => folder === 'tables' && path.startsWith(`${one.name}/`))
    return table ? copyTarget(table) : null
  }

  async #append(folder: string, target: string, body: AsyncIterable<Uint8Array>): Promise<void> {
    if (this.#copy?.folder !== folder) {
      await this.#endCopy()
      this.#copy = { folder, stream: this.#client.query(copyFrom(`copy ${target} from stdin`)) }
      // The write that fails, or the end, reports the error.
      this.#copy.stream.on('error', () => undefined)
    }
    const { stream } = this.#copy
    for await (const chunk of body) {
      if (stream.errored) throw stream.errored
      if (!stream.write(chunk)) await once(stream, 'drain')
    }
  }

  async #endCopy(): Promise<void> {
    if (!this.#copy) return
    const { folder, stream } = this.#copy
    this.#copy = null
    stream.end()
    await finished(stream)
    if (folder === 'jobs') this.#jobs += stream.rowCount
    else this.#rows[splitAtSlash(folder)[1]] = stream.rowCount
  }
}

function splitAtSlash(name: string): [string, string] {
  const slash = name.indexOf('/')
  return slash === -1 ? ['', name] : [name.slice(0, slash), name.slice(slash + 1)]
}

function parseHeader(text: string): BackupHeader {
  let value: { format?: unknown }
  try {
    value = JSON.parse(text) as { format?: unknown }
  } catch (cause) {
    throw damaged('its first entry cannot be read', cause)
  }
  if (typeof value.format === 'number' && value.format > FORMAT) {
    throw new BackupError(`The backup has format ${value.format}, and this program knows only ${FORMAT}.`)
  }
  const parsed = headerSchema.safeParse(value)
  if (!parsed.success) throw damaged('its first entry cannot be read', parsed.error)
  return parsed.data
}

/** @throws BackupError if the backup has other tables or columns than its schema */
function requireSameTables(copied: readonly TableColumns[], own: readonly TableColumns[]): void {
  const describe = (tables: readonly TableColumns[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted()
  if (describe(copied).join('\n') !== describe(own).join('\n')) throw damaged('its tables do not fit its schema')
}
