import { expect, test } from 'vitest'
import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { SentenceMark } from '#shared/contract/notes.ts'
import { createBuiltinAnalyst } from '../builtin/builtin-analyst.ts'
import { doubtMarked } from './doubt-marked.ts'
import { MAX_QUESTIONS } from './triage.ts'

const SAID = [
  'I need to send the contract to Marta by Friday.',
  'The meeting with the bank is on Thursday at ten.',
  'I have to call the supplier tomorrow.',
]

async function analyse(marks: Record<number, SentenceMark>, said = SAID): Promise<AnalysisContent> {
  const sentences = said.map((text, index) => {
    const mark = marks[index]
    return { index, start: index * 5, end: index * 5 + 4, text, ...(mark && { marks: [mark] }) }
  })
  const spoken = { language: 'en', recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'UTC' } as const
  const found = await createBuiltinAnalyst().analyse({ sentences, ...spoken }, new AbortController().signal)
  return doubtMarked(found, sentences)
}

const asked = ({ actionItems, events }: AnalysisContent) =>
  [...actionItems, ...events].filter(({ doubt }) => doubt !== null).map(({ evidence }) => evidence.sentence)

test('lets items stand that rest on plain sentences', async () => {
  const content = await analyse({ 0: 'estimated', 1: 'restored' })
  expect([content.actionItems.length, content.events.length]).toEqual([2, 1])
  expect(asked(content)).toEqual([])
})

test.each<SentenceMark>(['doubtful', 'unexpected_language'])(
  'asks about an item whose sentence is marked %s',
  async (mark) => {
    expect(asked(await analyse({ 0: mark }))).toEqual([0])
    expect(asked(await analyse({ 1: mark }))).toEqual([1])
  },
)

test('asks no more questions about a note than a person can answer', async () => {
  const said = ['Ana', 'Leo', 'Marta', 'Paul', 'Sara', 'Tom', 'Eva'].map(
    (name) => `I need to send ${name} the contract.`,
  )
  const content = await analyse(Object.fromEntries(said.map((_, at) => [at, 'unexpected_language'])), said)
  expect(content.actionItems).toHaveLength(MAX_QUESTIONS)
})
