import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { findSubjects } from './subject-openings.ts'

/** Returns the words cut where a subject and its verb begin. */
function cut(text: string, language: Language): string {
  const cuts = findSubjects(text, foldInPlace(text), [], packOf(language))
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim()).join(' | ')
}

test.each<[Language, string]>([
  ['es', 'hay que devolver los palés | el aparejador vendrá a medir'],
  ['es', 'preparar la lista | el ordenador de la caja va fatal'],
  ['es', 'recoger a los niños | y mi madre se queda con la pequeña'],
  ['fr', 'rendre les palettes | le géomètre passera pour mesurer'],
  ['fr', "lui préparer la liste | l'ordinateur de la caisse rame"],
  ['fr', "la dame qui n'est pas venue | les travaux commencent"],
  ['fr', 'tailler les pommiers | et la pompe est bouchée'],
])('%s: cuts before a noun with its verb: %s', (language, expected) =>
  expect(cut(expected.replaceAll(' |', ''), language)).toBe(expected),
)

test.each<[Language, string]>([
  // The pronoun stands for the noun before.
  ['es', 'los palés el aparejador los recoge'],
  ['fr', 'les palettes le géomètre les prend'],
  // Objects, lists and two subjects.
  ['es', 'hay que comprar el pan y la leche entera'],
  ['es', 'dar a Luis la lista completa'],
  ['es', 'la puerta y la ventana están rotas'],
  ['es', 'mañana viene el fontanero a ver la caldera'],
  ['fr', 'pour relire le contrat complet'],
  ['fr', 'mon voisin Luc le plombier passe'],
  ['fr', 'la clé qui ouvre le local est perdue'],
  ['en', 'return the pallets the surveyor comes on Monday'],
])('%s: leaves other words whole: %s', (language, text) => expect(cut(text, language)).toBe(text))
