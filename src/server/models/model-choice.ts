import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import type { ModelKind } from './catalogue-model.ts'
import { isModelName } from './model-folder.ts'

// A file beside the models, so that all processes that share the models share the choice. Its name can't be that of a
// model's folder.
const pathOf = (dir: string, kind: ModelKind) => join(dir, `.chosen-${kind}`)

/** Returns the model of a kind that somebody has chosen in Settings; null if nobody has. */
export async function readChoice(dir: string, kind: ModelKind): Promise<string | null> {
  const name = (await readFile(pathOf(dir, kind), 'utf8').catch(() => '')).trim()
  return isModelName(name) ? name : null
}

export async function writeChoice(dir: string, kind: ModelKind, name: string): Promise<void> {
  await makeFolder(dir)
  const unfinished = `${pathOf(dir, kind)}.${process.pid}`
  await writeFile(unfinished, name)
  await rename(unfinished, pathOf(dir, kind))
}
