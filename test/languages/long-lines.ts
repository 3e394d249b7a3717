import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Maximum length of a line in a language pack, in characters, for patterns, data and prose. */
const MAX_LINE_LENGTH = 160

/** Lists the lines of the language packs that are too long to read, as file and line. */
export function findLongLines(): string[] {
  const folder = join(import.meta.dirname, '../../src/server/languages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  if (files.length === 0) throw new RangeError(`there are no language packs in ${folder}`)
  return files.flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > MAX_LINE_LENGTH ? [`${path}:${at + 1}`] : [])),
  )
}
