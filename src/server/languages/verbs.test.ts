import { expect, test } from 'vitest'
import { packOf } from './languages.ts'

test.each([
  ['enverrais', 'envoyer'],
  ['préparerais', 'préparer'],
  ['achèterai', 'acheter'],
  ['règlera', 'régler'],
  ['prendrai', 'prendre'],
  ['réunirons', 'réunir'],
  // Other tenses, and verbs that state no task.
  ['rencontrons', 'rencontrons'],
  ['espérait', 'espérait'],
  ['retirait', 'retirait'],
  ['serait', 'serait'],
])('fr: %s', (form, verb) => expect(packOf('fr').verbs.infinitive(form)).toBe(verb))

test.each([
  ['pasaría', 'pasar'],
  ['añadirían', 'añadir'],
  ['haríamos', 'hacer'],
  // Other tenses.
  ['prefería', 'prefería'],
  ['quería', 'quería'],
])('es: %s', (form, verb) => expect(packOf('es').verbs.infinitive(form)).toBe(verb))
