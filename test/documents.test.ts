import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('docs/how-to.md', () => {
  // Braces are expanded. Bare file names and paths with placeholders such as `<feature>` are not checked.
  const paths = [
    ...read('docs/how-to.md').matchAll(/`((?:client|server|shared|test|e2e|migrations|docs)\/[\w./{},-]+)`/g),
  ]
    .map(([, path = '']) => path)
    .flatMap(expandBraces)

  it('names only files and folders that exist', () => {
    expect(paths.length).toBeGreaterThan(60)
    const missing = paths.filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, 'src', path)))
    expect(missing).toEqual([])
  })
})

describe('docs/product.md', () => {
  it('has each section that a comment cites', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.tsx?$/.test(path),
    )
    const cited = sources.flatMap((path) =>
      [...read(`src/${path}`).matchAll(/docs\/product\.md, section (\d+)/g)].map(([, section]) => section),
    )
    const sections = [...read('docs/product.md').matchAll(/^## (\d+)\./gm)].map(([, section]) => section)
    expect(cited.length).toBeGreaterThan(5)
    expect(cited.filter((section) => !sections.includes(section))).toEqual([])
  })
})

function expandBraces(path: string): string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(path) ?? []
  if (whole === undefined || choices === undefined) return [path]
  return choices.split(',').flatMap((choice) => expandBraces(path.replace(whole, choice)))
}
