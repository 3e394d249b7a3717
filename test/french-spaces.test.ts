import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const listFiles = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)

/** The files with what the interface, emails, documents and answers say in French. The packs' lexicons say nothing. */
const files = [
  ...listFiles('src/client/i18n/fr', /\.ts$/),
  ...listFiles('src/server/languages/fr', /(?:wording|email-texts|messages)\.ts$/),
]

/** Returns the texts in a source, with a letter in place of what is filled in. */
function textsIn(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8').replace(/\$\{[^{}]*\}/g, 'x')
  return [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)].map(([text]) => text)
}

it.each(files)('has the right spaces beside French punctuation in %s', (path) => {
  // An ordinary space would let the punctuation begin a line, and a wide one before high punctuation looks torn.
  const wrong = textsIn(path).filter((text) => /\S [?!;:»%€]|« |\u00A0[?!;]|\u202F[:»%€]|«\u202F/.test(text))
  expect(wrong).toEqual([])
})

it('reads the texts of the client and of the server', () => {
  expect(files.filter((path) => textsIn(path).some((text) => text.includes('\u00A0'))).length).toBeGreaterThan(35)
})
