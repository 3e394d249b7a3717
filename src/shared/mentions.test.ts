import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitMentions, writeMention } from './mentions.ts'

const ID = 'a1B2-c_3'

describe('mentions in a comment', () => {
  it('splits text and mentions in their order', () => {
    expect(splitMentions(`Ask @[Ada Moreau](${ID}), or @[Ben](b).`)).toEqual([
      'Ask ',
      { id: ID, name: 'Ada Moreau' },
      ', or ',
      { id: 'b', name: 'Ben' },
      '.',
    ])
  })

  it.each(['', 'ben@example.com', '@[Ben] (b)', '@[Ben](b c)', '@[Be\nn](b)', `@[Ben](${'x'.repeat(65)})`])(
    'treats %j as plain text',
    (text) => {
      expect(splitMentions(text)).toEqual(text === '' ? [] : [text])
    },
  )

  it('reads back any name that it writes, without brackets and double spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const [mention, ...rest] = splitMentions(writeMention({ id: ID, name }))
        expect(mention).toEqual({ id: ID, name: name.replace(/[[\]\s]+/g, ' ').trim() })
        expect(rest).toEqual([])
      }),
    )
  })

  it('preserves any text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('@[', '](', ')', `@[Ada](${ID})`, ']', '\n'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const parts = splitMentions(text)
        expect(parts.map((part) => (typeof part === 'string' ? part : `@[${part.name}](${part.id})`)).join('')).toBe(
          text,
        )
      }),
    )
  })
})
