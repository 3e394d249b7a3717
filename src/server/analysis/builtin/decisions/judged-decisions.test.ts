import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function decisionsIn(texts: readonly string[], language: Language): string[] {
  const sentences = texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text }))
  const input = { sentences, language, recordedAt: new Date('2026-11-22T10:00:00Z'), timezone: 'UTC' }
  return analyseText(input).decisions.map(({ text }) => text)
}

test.each<[Language, string]>([
  ['en', "We're dropping the Saturday deliveries from March."],
  ['en', 'No more free samples at the fair, full stop.'],
  ['es', 'A partir de marzo no repartimos los sábados.'],
  ['fr', 'On arrête les livraisons du samedi à partir de mars.'],
])('finds a decision that no cue shows (%s): %s', (language, text) => {
  expect(decisionsIn([text], language)).toHaveLength(1)
})

test.each<[Language, string[]]>([
  ['en', ['Anything else?', 'No.', 'Nothing else.']],
  ['es', ['¿Algo más?', 'No.', 'Nada más.']],
  ['fr', ['Autre chose ?', 'Non.', 'Rien de plus.']],
])('finds no decision in a word or two (%s)', (language, texts) => {
  expect(decisionsIn(texts, language)).toEqual([])
})
