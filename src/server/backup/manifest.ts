import { z } from 'zod'

// A backup is a tar archive, compressed with Zstandard, sealed (`seal.ts`) and perhaps encrypted with age. Its entries:
//   backup.json             what the rest is (`headerSchema`)
//   tables/NAME/000001.copy rows of a table, as PostgreSQL's COPY writes text; all parts of a table are one COPY
//   jobs/000001.copy        queued jobs (`jobs-copy.ts`)
//   files/NAME              files of the data folder
//   audio/KEY               what is stored under that key
//   checksums/000001.txt    lines `SHA-256  NAME` of the entries since the last one of these, as sha256sum reads them
//   manifest.json           what has been written (`manifestSchema`), the last entry

/** Increase it when a program that knows only the current format could not read a new backup. */
export const FORMAT = 1

export const HEADER = 'backup.json'
export const MANIFEST = 'manifest.json'

const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const countSchema = z.number().int().min(0)

/** The first entry: everything that a restore has to know before it reads rows. */
export const headerSchema = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Version of the program that made the backup. */
  program: z.string(),
  postgres: z.string(),
  databaseId: z.string().nullable(),
  schema: z.object({
    /** Number of migrations applied. */
    version: countSchema,
    /** Name of the last of them. */
    name: z.string(),
    hash: z.string(),
  }),
  /** Ordered so that no row refers to a later table. */
  tables: z.array(z.object({ name: nameSchema, columns: z.array(nameSchema) })),
})
export type BackupHeader = z.infer<typeof headerSchema>

/** The last entry: what must be there for the backup to be complete. */
export const manifestSchema = z.object({
  /** Number of entries with a checksum: all but the lists of checksums and this one. */
  entries: countSchema,
  /** SHA-256 of all lines of all lists of checksums, in hexadecimal. */
  checksums: z.string(),
  /** Number of rows of each table. */
  rows: z.record(nameSchema, countSchema),
  jobs: countSchema,
  audio: z.object({ files: countSchema, bytes: countSchema }),
  /** Files that rows name but that were not in storage, so that they are not in the backup either. */
  missing: z.object({ files: countSchema, /** The first of their keys. */ keys: z.array(z.string()) }),
})
export type BackupManifest = z.infer<typeof manifestSchema>
