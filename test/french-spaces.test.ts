import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const listFiles = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)

/**
 * The files with the French texts of the interface, emails, documents and answers. The packs' lexicons contain no such
 * texts.
 */
const files = [
  ...listFiles('src/client/i18n/fr', /\.ts$/),
  ...listFiles('src/server/languages/fr', /(?:wording|email-texts|messages)\.ts$/),
]

/** Returns the texts in a source file, in which a letter replaces each placeholder. */
function textsIn(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8').replace(/\$\{[^{}]*\}/g, 'x')
  return [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)].map(([text]) => text)
}

it.each(files)('has the right spaces next to French punctuation in %s', (path) => {
  // An ordinary space would allow the punctuation to begin a line, and a wide space before high punctuation looks torn.
  const wrong = textsIn(path).filter((text) => /\S [?!;:»%€]|« |\u00A0[?!;]|\u202F[:»%€]|«\u202F/.test(text))
  expect(wrong).toEqual([])
})

it('reads the texts of the client and of the server', () => {
  expect(files.filter((path) => textsIn(path).some((text) => text.includes('\u00A0'))).length).toBeGreaterThan(35)
})

it('the client leaves the colon between two texts to the catalogue, which has its space', () => {
  const sources = globSync('src/client/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    // The message of an ApiError has the form of the specification, and is shown to nobody.
    (path) => !path.includes('.test.') && path !== 'src/client/api/api-error.ts',
  )
  expect(sources).toContain('src/client/i18n/label-with.ts')
  expect(sources.filter((path) => /\}: (?:\$\{|`)/.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})
