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

test('every text and list of a grammar has an end', () => {
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

test('grammars know the shapes that analyses ask for', () => {
  for (const asked of [partAnswerSchema, overviewSchema]) expect(() => toGrammarSchema(asked)).not.toThrow()
})

test('a shape that no grammar knows is refused at once', () => {
  expect(() => toGrammarSchema(z.object({ any: z.unknown() }))).toThrow(/grammar/)
})

test('texts are cut to their length without halving a character', () => {
  const read = (title: string) => readHeldAnswer(JSON.stringify({ title, kind: 'a', when: null, items: [] }), held)
  expect(read('abcdefg')).toMatchObject({ title: 'abcde' })
  expect(read('🙂🙂🙂🙂🙂')).toMatchObject({ title: '🙂🙂' })
  expect(read('\ud800b')).toMatchObject({ title: '\ufffdb' })
})

test('a text of line breaks around an object is read', () => {
  expect(readHeldAnswer('{"title":\n"a","kind":"a","when":"x","items":[{"count":1}]}\n\n\n\n', held)).toEqual({
    title: 'a',
    kind: 'a',
    when: 'x',
    items: [{ count: 1 }],
  })
})

test('NUL characters are no answer: only a damaged model writes them', () => {
  expect(readHeldAnswer('{"title":"a\\u0000","kind":"a","when":null,"items":[]}', held)).toBeUndefined()
  expect(readHeldAnswer('{"title":"a","items":[{"what":"\\u0000"}]}', held)).toBeUndefined()
  expect(readHeldAnswer('{"title":"a', held)).toBeUndefined()
})

test('a model is shown the shape in few words', () => {
  expect(sketchShape(held)).toBe('{"title":text,"kind":"a"|"b","when":text|null,"items":[{"count":integer},...]}')
})
