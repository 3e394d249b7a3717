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

describe('file names in documents and comments', () => {
  const folders = ['src', 'test', 'e2e', 'scripts', 'bench', 'eval', 'training', 'docs', 'migrations']
  const files = [
    ...readdirSync(ROOT),
    ...folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    ),
  ]
  const exists = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`))
  const missingIn = (path: string, pattern: RegExp) =>
    [...read(path).matchAll(pattern)].map(([, name = '']) => name).filter((name) => !exists(name))

  it.each([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/adding-a-language.md',
    'docs/product.md',
    ...files.filter((path) => path.startsWith('docs/decisions/')),
  ])('in %s name existing files', (path) => {
    expect(missingIn(path, /`([\w./-]+\.(?:tsx?|js|mjs))`/g)).toEqual([])
  })

  it('in comments name existing files', () => {
    const sources = files.filter((path) => /^(?:src|test|e2e)\/.*\.(?:tsx?|js|css)$/.test(path))
    const missing = sources.flatMap((path) =>
      missingIn(path, /(?:\/\/|\*)[^\n]*?[\s(`]((?:[a-z][\w-]*\/)+[\w.-]+\.(?:tsx?|js))\b/g).map(
        (name) => `${path}: ${name}`,
      ),
    )
    expect(missing).toEqual([])
  })
})

describe('docs/product.md', () => {
  it('has every section that a comment cites', () => {
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
