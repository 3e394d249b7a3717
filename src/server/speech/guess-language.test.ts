import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { guessLanguage } from './guess-language.ts'

test.each<[string, Language | null]>([
  ['The meeting with the design team is on March 12 at 10 in the morning.', 'en'],
  ["I don't know what he said, but it's fine.", 'en'],
  ['Recuérdame que mañana tengo que llamar a Inés por la factura.', 'es'],
  ['La reunión con el equipo es el martes y hay que preparar los números.', 'es'],
  ["Il faut que j'envoie le devis au client avant la fin de la semaine.", 'fr'],
  ["C'est bon pour moi, on en parle avec l'équipe dans la journée.", 'fr'],
  ["Rappelle-moi d'appeler Hélène demain à 8 heures.", 'fr'],
  ['Envoie le devis à Paul avant vendredi.', 'fr'],
  ['Please call Sarah tomorrow.', 'en'],
  ['Ayer pagué la factura antes de salir.', 'es'],
  ['Yes.', null],
  ['Ana, Bo, Marketing, Budget 2026.', null],
  ['', null],
])('‘%s’ is %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})
