import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnalysisContent, analysisContentSchema } from '#shared/contract/analysis.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { createBuiltinAnalyst } from './builtin-analyst.ts'

const analyst = createBuiltinAnalyst()

function analyse(texts: string[], language: Language = 'en'): Promise<AnalysisContent> {
  const sentences = texts.map((text, index) => ({ index, start: index * 10, end: index * 10 + 9, text }))
  const recordedAt = new Date('2026-11-21T12:00:00Z')
  return analyst.analyse({ sentences, language, recordedAt, timezone: 'Europe/Madrid' }, new AbortController().signal)
}

function expectConsistent(content: AnalysisContent, texts: string[]): void {
  analysisContentSchema.parse(content)
  const items = [content.actionItems, content.events, content.decisions, content.questions, content.keyPoints].flat()
  for (const { evidence } of items) {
    expect(texts[evidence.sentence]).toContain(evidence.quote)
    expect(evidence.start).toBeGreaterThanOrEqual(evidence.sentence * 10)
    expect(evidence.end).toBeGreaterThanOrEqual(evidence.start)
    expect(evidence.end).toBeLessThanOrEqual(evidence.sentence * 10 + 9)
  }
}

describe('any text', () => {
  const pieces = fc.constantFrom(
    'please send ',
    'by friday ',
    'a meeting on tuesday at ten ',
    'no, wednesday ',
    'il faut que je ',
    'el 31 de febrero ',
    'demain à 25h99 ',
    '\u200b',
    '\u202e',
    '会议 ',
    'İ',
    'ﬁ ',
    'ß',
    '¿',
    '…',
    '9999999999 ',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((some) => some.join('')),
  )

  test('gives a valid result whose evidence is in the text, the same each time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), fc.constantFrom(...LANGUAGES), async (texts, language) => {
        const content = await analyse(texts, language)
        expectConsistent(content, texts)
        expect(await analyse(texts, language)).toEqual(content)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    '',
    'word',
    '?!…,;',
    '\u200b\u200b',
    'a'.repeat(1_000_000),
    'please call Ana by friday at ten. '.repeat(2_000),
    'Ana Paul Maria will '.repeat(4_000),
  ])('text %#', async (odd) => expectConsistent(await analyse([odd]), [odd]))
})

describe('analysing a bare transcript', () => {
  test('finds follow-ups and events inside one long run', async () => {
    const run =
      'We met the bar this morning and the lunch looks good please send the budget to maria by friday we have a meeting with the bank on tuesday at ten.'
    const { actionItems, events } = await analyse([run])
    expect(actionItems).toMatchObject([
      {
        title: 'Send the budget to Maria',
        dueDate: '2026-11-27',
        evidence: { quote: 'please send the budget to maria by friday' },
      },
    ])
    expect(events).toMatchObject([{ dateTime: '2026-11-24T09:00:00.000Z', allDay: false }])
  })
})

test('times a clause by its own position in the sentence', async () => {
  const text = 'The customers are very happy please send the report to the bank by friday'
  const { actionItems } = await analyst.analyse(
    {
      sentences: [{ index: 0, start: 10, end: 20, text }],
      language: 'en',
      recordedAt: new Date('2026-05-04T09:00:00Z'),
      timezone: 'UTC',
    },
    new AbortController().signal,
  )
  const [followUp] = actionItems
  expect(followUp?.evidence.start).toBeGreaterThan(13)
  expect(followUp?.evidence.start).toBeLessThan(15)
  expect(followUp?.evidence.end).toBe(20)
})
