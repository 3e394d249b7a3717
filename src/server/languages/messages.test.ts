import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { fillMessage, messagesIn } from './messages.ts'

/** Returns every message of a catalogue by its path, such as `errors.not_found`. */
function flatten(catalogue: object, path = ''): Array<[string, string]> {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
const english = new Map(flatten(messagesIn('en')))

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it('have the keys of English, with the same placeholders, none empty', () => {
    const own = flatten(messagesIn(language))
    expect(own.map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
    }
  })

  it('distinguish every failure of a note', () => {
    const texts = Object.values(messagesIn(language).failures)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('tell the administrator how to put right what users can only ask for', () => {
    const { speech, failures, admin } = messagesIn(language)
    const shownInPanel = { ...speech, ...failures, ...admin.speech, ...admin.failures }
    expect(Object.values(shownInPanel).filter((text) => /administra/i.test(text))).toEqual([])
    expect(Object.values({ ...speech, ...failures }).filter((text) => /administra/i.test(text))).not.toEqual([])
  })

  it.skipIf(language === 'en')('are not English', () => {
    for (const [key, text] of flatten(messagesIn(language))) expect(text, key).not.toBe(english.get(key))
  })
})

it('has no-break spaces before French punctuation', () => {
  expect(flatten(messagesIn('fr')).filter(([, text]) => /\S [?!;:»]|« /.test(text))).toEqual([])
})

describe('fillMessage', () => {
  it('fills in values, and leaves a placeholder without a value visible', () => {
    expect(fillMessage('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })
})
