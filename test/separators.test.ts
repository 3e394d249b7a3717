import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SEPARATOR } from '#client/i18n/separator.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Titles of the document, which no line breaks. */
const TITLES = ['src/client/ui/layout/use-document-title.ts', 'src/client/app/prerender.tsx']

it('no text lets a line end with a separating point', () => {
  const files = globSync('src/client/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !path.includes('.test.') && !TITLES.includes(path),
  )
  const breaking = files.flatMap((path) =>
    readFileSync(`${ROOT}${path}`, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && /· |·$/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(breaking).toEqual([])
  expect(SEPARATOR).toMatch(/^ ·\u00A0$/)
})
