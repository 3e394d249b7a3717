import { expect, test } from 'vitest'
import { z } from 'zod'
import { overviewSchema, partAnswerSchema } from '../answer-schema.ts'
import { readHeldAnswer, sketchShape, toGrammarSchema } from './answer-grammar.ts'

const schema = z.object({
  title: z.string().max(5),
  kind: z.enum(['a', 'b']),
  when: z.string().nullable(),
  items: z.array(z.object({ count: z.number().int() })).max(3),
})
const held = toGrammarSchema(schema)

test('limits the length of every text and list of a grammar', () => {
  expect(held).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 5 },
      kind: { enum: ['a', 'b'] },
      when: { oneOf: [{ type: 'string', maxLength: 400 }, { type: 'null' }] },
      items: {
        type: 'array',
        items: { type: 'object', properties: { count: { type: 'integer' } } },
        maxItems: 3,
      },
    },
  })
})

test('makes grammars for the shapes that analyses ask for', () => {
  for (const asked of [partAnswerSchema, overviewSchema]) expect(() => toGrammarSchema(asked)).not.toThrow()
})

test('refuses at once a shape that no grammar can express', () => {
  expect(() => toGrammarSchema(z.object({ any: z.unknown() }))).toThrow(/grammar/)
})

test('cuts texts to their maximum length without halving a character', () => {
  const read = (title: string) => readHeldAnswer(JSON.stringify({ title, kind: 'a', when: null, items: [] }), held)
  expect(read('abcdefg')).toMatchObject({ title: 'abcde' })
  expect(read('🙂🙂🙂🙂🙂')).toMatchObject({ title: '🙂🙂' })
  expect(read('\ud800b')).toMatchObject({ title: '\ufffdb' })
})

test('reads an object with line breaks in and after it', () => {
  expect(readHeldAnswer('{"title":\n"a","kind":"a","when":"x","items":[{"count":1}]}\n\n\n\n', held)).toEqual({
    title: 'a',
    kind: 'a',
    when: 'x',
    items: [{ count: 1 }],
  })
})

test('rejects an answer with NUL characters, which only a damaged model writes', () => {
  expect(readHeldAnswer('{"title":"a\\u0000","kind":"a","when":null,"items":[]}', held)).toBeUndefined()
  expect(readHeldAnswer('{"title":"a","items":[{"what":"\\u0000"}]}', held)).toBeUndefined()
  expect(readHeldAnswer('{"title":"a', held)).toBeUndefined()
})

test('describes the shape to a model in a few words', () => {
  expect(sketchShape(held)).toBe('{"title":text,"kind":"a"|"b","when":text|null,"items":[{"count":integer},...]}')
})
