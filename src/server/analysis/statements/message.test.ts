import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { isMessage } from './message.ts'

test.each<[Language, string, boolean]>([
  ['en', 'hi megan thank you for the number you sent me could you also send me the address when you have it', true],
  ['en', 'that was a long morning and the lift is still broken so i took the stairs again', false],
  ['en', 'pay the gas bill', false],
  ['es', 'hola elena gracias por el numero que te pedi me lo mandas otra vez cuando tengas un momento', true],
  ['es', 'la mañana ha sido larga y el ascensor sigue roto asi que he subido por la escalera otra vez', false],
  ['fr', 'bonjour helene merci pour le numero est ce que vous pouvez me renvoyer aussi votre adresse', true],
  ['fr', 'la matinee a ete longue et l ascenseur est toujours en panne alors j ai pris les escaliers', false],
])('in %s “%s” is a message: %s', (language, folded, expected) => {
  expect(isMessage(packOf(language))(folded)).toBe(expected)
})
