import { isFirstName, mayBeName } from '#server/analysis/builtin/names.ts'
import { findDates } from '#server/analysis/dates/find-dates.ts'
import { packOf } from '#server/languages/languages.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import { ANSWER_KINDS, type AnswerKind } from '#server/languages/parts/search-words.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { readSearchWords } from './search-words.ts'

/** A sentence of a note, and what its dates are relative to. */
export interface Statement {
  text: string
  language: Language
  recordedAt: Date
  timezone: string
}

/** Returns what the answer to a question has to name; null if that is not clear. */
export function readAnswerKind(question: string, language: Language): AnswerKind | null {
  const words = ` ${readSearchWords(question)
    .map(({ folded }) => folded)
    .join(' ')}`
  const places = ANSWER_KINDS.flatMap((kind) =>
    asksOf(packOf(language))[kind].flatMap(({ phrase, opens }) => {
      const at = `${words} `.indexOf(` ${phrase} `)
      return at < 0 || (opens && at > 0) ? [] : [{ kind, at }]
    }),
  )
  // The phrase that comes first says what is asked for: "who knows when it begins".
  return places.sort((a, b) => a.at - b.at)[0]?.kind ?? null
}

/** Returns whether a sentence is itself a question: it then repeats the words of a question, and answers none. */
export function isAsking(text: string): boolean {
  return /[?？]\s*$/.test(text) || text.includes('¿')
}

/**
 * Returns whether a sentence names what a question asks for.
 * @param asked the folded words of the question: a person in it is not the answer
 */
export function namesAnswer(kind: AnswerKind, statement: Statement, asked: ReadonlySet<string>): boolean {
  const { text, language } = statement
  switch (kind) {
    case 'time':
      return datesOf(statement).some((date) => !isVague(date))
    case 'amount':
      return hasNumber(statement)
    case 'reason': {
      const words = ` ${readSearchWords(text)
        .map(({ folded }) => folded)
        .join(' ')} `
      return reasonsOf(packOf(language)).some((phrase) => words.includes(` ${phrase} `))
    }
    case 'person':
      return newNames(statement, asked).some(({ folded }) => isFirstName(folded) || !isPlaceName(folded))
    case 'place':
      return newNames(statement, asked).some(
        ({ folded, isFirst }) => isPlaceName(folded) || (!isFirst && !isFirstName(folded)),
      )
  }
}

/** "This year" is too vague for an answer. */
const LONGEST_PERIOD_MS = 45 * 86_400_000

function datesOf({ text, language, recordedAt, timezone }: Statement) {
  return findDates(text, language, { recordedAt, timezone }).filter(({ kind }) => kind !== 'now')
}

function isVague({ from, to }: { from: string; to: string | null }): boolean {
  return to !== null && Date.parse(to) - Date.parse(from) > LONGEST_PERIOD_MS
}

/** Returns whether a sentence has a number that is not part of a date. */
function hasNumber(statement: Statement): boolean {
  const dates = datesOf(statement)
  const numbers = numbersOf(packOf(statement.language))
  return readSearchWords(statement.text).some(
    ({ folded, start }) =>
      (/\d/.test(folded) || numbers.has(folded)) && !dates.some((date) => date.start <= start && start < date.end),
  )
}

/**
 * Returns the words of a text that may be names and are not in the question. At the beginning of a sentence a capital
 * says little, so a common word is not a name there.
 */
function newNames({ text, language }: Statement, asked: ReadonlySet<string>) {
  const pack = packOf(language)
  return readSearchWords(text).flatMap(({ folded, start, end }) => {
    if (asked.has(folded) || !mayBeName(text.slice(start, end), folded, false, pack.words)) return []
    const isFirst = /(?:^|[.!?…]\s*)[«“"']?$/.test(text.slice(0, start))
    return isFirst && isCommon(folded, commonOf(pack)) ? [] : [{ folded, isFirst }]
  })
}

function isCommon(folded: string, { words, beginnings }: ReturnType<typeof commonOf>): boolean {
  return words.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning))
}

/** The common words of a language; `play-` stands for all words that begin like that. */
const commonOf = perPack(({ commonWords }) => {
  const all = fold(commonWords).trim().split(/\s+/)
  return {
    words: new Set(all.filter((word) => !word.endsWith('-'))),
    beginnings: all.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
  }
})

const asksOf = perPack(({ search }) => {
  const read = (list: string) =>
    list.split(', ').map((phrase) => ({ phrase: phrase.replace('^', ''), opens: phrase.startsWith('^') }))
  return Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, read(search.asks[kind])])) as Record<
    AnswerKind,
    { phrase: string; opens: boolean }[]
  >
})

const reasonsOf = perPack(({ search }) => search.reasons.split(', '))

/** The words of numbers from two on: "one" is usually not a number. */
const numbersOf = perPack(({ dates }) => {
  const tens = dates.tens.split(', ').map((ten) => ten.split(' ')[1] ?? '')
  return new Set([...dates.units.split(' ').slice(2), ...tens, ...dates.magnitudes.split(' ')].map(fold))
})
