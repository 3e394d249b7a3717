import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import './import-drizzle-fast.ts'

// Vitest replaces the resolution of imports, but not of the imports within a required file.
const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('drizzle-orm'))

it('can rely on the package’s .js files being ES modules that import each other by file name', () => {
  const { type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(type).toBe('module')
  expect(globSync('**/package.json', { cwd: folder })).toEqual(['package.json'])
  const missing = ['index.js', 'pg-core/index.js', 'node-postgres/index.js'].flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const names = [...text.matchAll(/from "(\.[^"]+\.js)"/g)].map((match) => match[1] ?? '')
    expect(names.length).toBeGreaterThan(1)
    return names.filter((name) => !existsSync(join(folder, dirname(file), name)))
  })
  expect(missing).toEqual([])
})

it('leaves the CommonJS files to code that requires them', () => {
  expect(require.resolve('drizzle-orm')).toBe(join(folder, 'index.cjs'))
  expect(require('drizzle-orm').sql).toBeTypeOf('function')
})

it('resolves an import by name to the ES module', async () => {
  const url = import.meta.resolve('drizzle-orm/pg-core')
  expect(fileURLToPath(url)).toBe(join(folder, 'pg-core/index.js'))
  expect((await import(url)).pgTable).toBeTypeOf('function')
})
