import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAX_INTEGER } from '#shared/contract/kinds.ts'
import { uploadFieldsSchema } from '#shared/contract/notes.ts'
import { uploadMetadataSchema } from '#shared/contract/uploads.ts'
import { CALLS } from '#test/calls.ts'
import { type Leaf, listLeaves } from '#test/contract-leaves.ts'

const INPUTS = [
  ...CALLS.flatMap(({ method, path, params, query, headers, body }) =>
    Object.entries({ params, query, headers, body }).flatMap(([part, schema]): [string, z.ZodType][] =>
      schema ? [[`${method} ${path} ${part}`, schema]] : [],
    ),
  ),
  ['the fields of an upload', uploadFieldsSchema] as [string, z.ZodType],
  ['the metadata of an upload', uploadMetadataSchema] as [string, z.ZodType],
]
const LEAVES = INPUTS.flatMap(([name, schema]) => listLeaves(schema, name))
const accepts = (leaf: Leaf, value: unknown) => leaf.schema.safeParse(value).success
const of = (...kinds: Leaf['kind'][]) => LEAVES.filter(({ kind }) => kinds.includes(kind))

describe('the values a client may send', () => {
  it('include texts, dates, numbers and lists', () => {
    expect(of('text').length).toBeGreaterThan(50)
    expect(of('moment').length).toBeGreaterThan(5)
    expect(of('number').length).toBeGreaterThan(8)
    expect(of('list').length).toBeGreaterThan(4)
  })

  it.each(of('text', 'moment'))('$name excludes NUL and lone surrogates, and has a maximum length', (leaf) => {
    for (const value of ['\0', 'a\0b', '\ud800', 'a\udc00b', 'x'.repeat(1_000_000), `${'x'.repeat(1_000_000)}@a.eu`]) {
      expect(accepts(leaf, value), JSON.stringify(value.slice(0, 10))).toBe(false)
    }
  })

  it.each(of('moment'))('$name is in a plausible year', (leaf) => {
    const years = ['0000', '0001', '1899', '2200', '9999']
    for (const year of years) {
      for (const value of [`${year}-06-15`, `${year}-06-15T12:00:00Z`, `${year}-12-31T00:00:00.000+00:00`]) {
        expect(accepts(leaf, value), value).toBe(false)
      }
    }
    const likely = ['2190-06-15', '2190-06-15T12:00:00Z']
    expect(likely.some((value) => accepts(leaf, value))).toBe(true)
  })

  it.each(of('number'))('$name fits into an integer of the database', (leaf) => {
    for (const value of [MAX_INTEGER + 1, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e300]) {
      expect(accepts(leaf, value), String(value)).toBe(false)
    }
  })

  it.each(of('list'))('$name has a maximum length', ({ schema }) => {
    const issues = schema.safeParse(new Array(10_001).fill(null)).error?.issues ?? []
    expect(issues.some(({ code, path }) => code === 'too_big' && path.length === 0)).toBe(true)
  })
})

describe('the walk over the contract', () => {
  it('refuses a kind of schema that it does not know', () => {
    expect(() => listLeaves(z.object({ any: z.any() }), 'x')).toThrow('any')
  })

  it('finds nested schemas', () => {
    const schema = z.object({
      a: z.string().optional(),
      b: z.array(z.union([z.int(), z.object({ c: z.iso.date().nullable().default(null) })])),
    })
    expect(listLeaves(schema, 'x').map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'x.a text',
      'x.b list',
      'x.b[] number',
      'x.b[].c moment',
    ])
  })
})
