import { expect, test } from 'vitest'
import { z } from 'zod'
import { voiceNoteSchema } from '#shared/contract/notes.ts'
import { searchNotes } from '#shared/contract/search.ts'
import { compileSerializer, isPlain } from './serialize-output.ts'

const serialise = (schema: z.ZodType, data: unknown) =>
  compileSerializer({ schema, method: 'GET', url: '/', httpStatus: '200' })(data)

const item = z.object({
  id: z.string(),
  at: z.iso.datetime().nullable(),
  more: z.object({ count: z.int() }).optional(),
})

test('keeps what the schema names, in its order, and drops the rest', () => {
  const data = [{ secret: 1, at: null, id: 'a', more: { count: 2, secret: 3 } }]
  expect(serialise(z.array(item), data)).toBe('[{"id":"a","at":null,"more":{"count":2}}]')
})

test.each([
  ['a missing field', { at: null }],
  ['a value of another type', { id: 1, at: null }],
  ['no valid moment', { id: 'a', at: 'yesterday' }],
  ['a fraction for an integer', { id: 'a', at: null, more: { count: 0.5 } }],
])('refuses %s', (_name, data) => {
  expect(() => serialise(item, data)).toThrow("Response doesn't match the schema")
})

test('leaves out a field that is undefined', () => {
  expect(serialise(item, { id: 'a', at: null, more: undefined })).toBe('{"id":"a","at":null}')
})

test('encodes what a codec reads', () => {
  const date = z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (moment) => moment.toISOString(),
  })
  const schema = z.object({ at: date })
  expect(isPlain(schema)).toBe(false)
  expect(serialise(schema, { at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
})

test('compiles the notes of lists and the results of the search', () => {
  expect(isPlain(z.array(voiceNoteSchema))).toBe(true)
  expect(isPlain(searchNotes.output)).toBe(true)
})
