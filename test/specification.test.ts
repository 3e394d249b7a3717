import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Rows of the table: what the specification says, where it is built, and what holds it (`file › words of a test`). */
const rows = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Statement|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement = '', built = '', held = '']) => ({ statement, built, held }))

const code = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('the table of the specification', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(80)
  })

  it('says of each statement where it is built and what holds it, or that it is still to come', () => {
    const open = rows.filter(({ built, held }) => built !== 'to come' && (code(built).length === 0 || held === ''))
    expect(open.map(({ statement }) => statement)).toEqual([])
  })

  it('names files that are there', () => {
    const paths = rows.flatMap(({ built, held }) => [...code(built), ...code(held).map((name) => name.split(' › ')[0])])
    expect([...new Set(paths)].filter((path) => path === undefined || !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names tests that are there, by words of their names', () => {
    const named = rows.flatMap(({ held }) => code(held)).filter((name) => name.includes(' › '))
    const missing = named.filter((name) => {
      const [path = '', words = ''] = name.split(' › ')
      return !existsSync(join(ROOT, path)) || !textOf(path).includes(words)
    })
    expect(missing).toEqual([])
  })
})
