import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Rows of the table, each with a statement of the specification, the place where it is built, and its test (`file ›
 * words of a test`).
 */
const rows = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Statement|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement = '', built = '', held = '']) => ({ statement, built, held }))

const code = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/**
 * Returns the names of the tests and suites in a file: string literals that are a call's first argument, with more
 * after them.
 */
const namesIn = (path: string) => [...textOf(path).matchAll(/\((['"`])(.+?)\1,/g)].map((match) => match[2] ?? '')

describe('the table of the specification', () => {
  it('has rows, each statement once', () => {
    const statements = rows.map(({ statement }) => statement)
    expect(statements.length).toBeGreaterThan(170)
    expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([])
  })

  it('gives the place of each statement', () => {
    const open = rows.filter(({ built, held }) => code(built).length === 0 || code(held).length === 0)
    expect(open.map(({ statement }) => statement)).toEqual([])
  })

  it('names existing files', () => {
    const paths = rows.flatMap(({ built, held }) => [...code(built), ...code(held).map((name) => name.split(' › ')[0])])
    expect([...new Set(paths)].filter((path) => path === undefined || !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names the test of each statement by part of its name', () => {
    const missing = rows
      .flatMap(({ held }) => code(held))
      .filter((name) => {
        const [path = '', words = ''] = name.split(' › ')
        if (words === '' || !/\.(test|spec)\.tsx?$/.test(path)) return true
        return existsSync(join(ROOT, path)) && !namesIn(path).some((testName) => testName.includes(words))
      })
    expect(missing).toEqual([])
  })
})
