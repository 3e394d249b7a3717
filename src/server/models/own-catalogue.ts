import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '#server/config-error.ts'
import { MODEL_KINDS } from '#shared/contract/models.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { isModelName } from './model-folder.ts'

/** In the folder of all models. */
const FILE = 'catalogue.json'

const fileName = z.string().regex(/^[\w.-]{1,200}$/)
const path = z.string().regex(/^[\w./-]{1,200}$/)
const entrySchema = z.object({
  kind: z.enum(MODEL_KINDS),
  name: z.string().refine(isModelName),
  title: z.string().min(1).max(100),
  languages: z.array(z.string()).nullable().default(null),
  memoryBytes: z.int().min(0),
  licence: z.object({ name: z.string(), holder: z.string() }),
  repository: path,
  revision: path,
  /** A checksum is required, so that a file downloaded from a custom address is the one that was meant. */
  files: z
    .array(z.object({ name: fileName, bytes: z.int().min(1), sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1),
})

/**
 * Reads the models that the operator adds to the catalogue, for example from a mirror of their own; none if there is no
 * such file. Speech models are recognised by the names of their files.
 * @throws ConfigError if the file is not what it should be.
 */
export function readOwnCatalogue(dir: string): CatalogueModel[] {
  let text: string
  try {
    text = readFileSync(join(dir, FILE), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const parsed = z.array(entrySchema).safeParse(parse(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${join(dir, FILE)}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return parsed.data.map((entry) => ({
    ...entry,
    bytes: entry.files.reduce((sum, { bytes }) => sum + bytes, 0),
    licence: { ...entry.licence, confirmed: true },
    workPerSecond: null,
    family: null,
    pinned: true,
  }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
