import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnalysisInput } from '#server/analysis/analyst.ts'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { answerPart, sayEvent, sayFollowUp } from '#test/fakes/model-answers.ts'
import { inputOf, openModelAnalyst } from '#test/model-analyst.ts'
import type { PartAnswer } from './answer-schema.ts'
import type { LanguageModelSettings } from './llm-settings.ts'

const TEXT = [
  'We met Lucía in Sevilla last week.',
  'Send the offer to Lucía by Friday, please.',
  'On Thursday at half past ten I meet Marc at the harbour office.',
  'We decided to keep twenty thousand euros in reserve.',
]

let server: FakeLanguageModelServer
beforeEach(async () => {
  server = await startLanguageModelServer()
})
afterEach(() => server.close())

const open = (settings: Partial<LanguageModelSettings> = {}) => openModelAnalyst(server, settings)

function analyse(said: Partial<PartAnswer>, texts: readonly string[] = TEXT, more: Partial<AnalysisInput> = {}) {
  server.answer(({ prompt }) => answerPart(prompt, said))
  return open().analyse(inputOf(texts, more), new AbortController().signal)
}

describe('with a hostile or careless model', () => {
  const quote = 'keep twenty thousand euros'

  test('leaves out an item that shares no word with its quote', async () => {
    const { decisions, account } = await analyse({
      decisions: [
        { text: 'Sell the company', quote, sentence: 3 },
        { text: 'Keeping a reserve', quote, sentence: 3 },
      ],
    })
    expect(decisions.map(({ text }) => text)).toEqual(['Keeping a reserve'])
    expect(account?.unsupported).toBe(1)
  })

  test('compares only names and numbers of an answer in another language', async () => {
    const { decisions } = await analyse({ decisions: [{ text: 'Mantener una reserva', quote, sentence: 3 }] }, TEXT, {
      answerLanguage: 'es',
    })
    expect(decisions).toHaveLength(1)
  })

  test('ignores a distant date that belongs to something else', async () => {
    const filler = Array.from({ length: 6 }, (_, at) => `Line ${at} is about the boats.`)
    const { actionItems } = await analyse(
      {
        actionItems: [
          sayFollowUp({
            title: 'Send the offer',
            quote: 'Send the offer to Lucía',
            sentence: 0,
            dateWords: 'by Friday',
          }),
        ],
      },
      ['Send the offer to Lucía, please.', ...filler, 'The harbour closes by Friday.'],
    )
    expect(actionItems[0]).toMatchObject({ dueDate: null })
  })

  test('looks for the date nearest to the quote in one long sentence', async () => {
    const text = `the party is on friday at eight and ${'so on and so forth and '.repeat(10)}i meet marc on friday at ten`
    const { events } = await analyse(
      {
        events: [sayEvent({ title: 'Meeting with Marc', quote: 'i meet marc', sentence: 0, dateWords: 'on friday' })],
      },
      [text],
    )
    expect(events[0]).toMatchObject({ dateTime: '2026-03-06T09:00:00.000Z' })
  })

  test('keeps only a few of two hundred items that quote the same words', async () => {
    const { actionItems, account } = await analyse({
      actionItems: Array.from({ length: 200 }, (_, at) =>
        sayFollowUp({
          title: `Send the offer ${'again '.repeat(at % 9)}${'x'.repeat(at)}`,
          quote: 'Send the offer',
          sentence: 1,
        }),
      ),
    })
    expect(actionItems.length).toBeLessThanOrEqual(3)
    expect(account?.unsupported).toBeGreaterThanOrEqual(197)
  })

  test('sends an answer in the wrong language back once, and then uses the builtin analysis', async () => {
    const french = {
      title: "L'offre pour Lucía",
      summary:
        "Il faut que l'offre parte pour Lucía, et on garde une réserve pour le mois, avec ce qui reste de la caisse.",
    }
    let asked: string | undefined
    server.answer(({ prompt }) => {
      asked ??= prompt
      return answerPart(asked, french)
    })
    const { account, title } = await open().analyse(inputOf(TEXT), new AbortController().signal)
    expect(account).toMatchObject({ failure: 'malformed', calls: 2 })
    expect(title).not.toBe(french.title)
    expect(server.questions[1]?.prompt).toContain('is not written in English')
  })
})
