import { expect, test } from 'vitest'
import { isSameWording } from './is-same-wording.ts'

test.each([
  ['We keep the old price.', 'we keep the old price', true],
  ['¿Quién avisa al consejo?', 'quién avisa al consejo', true],
  ['Merci d’envoyer le budget', "Merci d'envoyer le budget.", true],
  ['We keep the old price', 'We keep the old price until June', false],
  ['', 'We keep it', false],
])('"%s" and "%s" have the same wording: %s', (text, quote, same) => {
  expect(isSameWording(text, quote)).toBe(same)
})
