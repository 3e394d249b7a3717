import { expect, test } from 'vitest'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

async function questionsIn(text: string, language: Language): Promise<string[]> {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  const recordedAt = new Date('2026-11-22T10:00:00Z')
  const { signal } = new AbortController()
  const { questions } = await createBuiltinAnalyst().analyse(
    { sentences, language, recordedAt, timezone: 'UTC' },
    signal,
  )
  return questions.map((question) => question.text)
}

test.each<[Language, string]>([
  ['en', 'Can you please send the contract to the printer before Friday?'],
  ['en', 'Could you let me have the final numbers before noon?'],
  ['es', '¿Me puedes mandar el contrato antes del viernes?'],
  ['fr', "Tu peux m'envoyer le contrat avant vendredi ?"],
])('does not take a request with a question mark for an open question (%s): %s', async (language, text) => {
  expect(await questionsIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'Who actually signs these things?'],
  ['en', 'Do we know if parking is free?'],
  ['es', '¿Quién firma estas cosas?'],
  ['fr', 'Qui signe ces choses-là ?'],
])('still finds an open question in a real question (%s): %s', async (language, text) => {
  expect(await questionsIn(text, language)).toHaveLength(1)
})
