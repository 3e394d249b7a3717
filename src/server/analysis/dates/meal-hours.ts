import { MINUTE } from '#server/calendar/wall-time.ts'
import type { Sym } from './grammar.ts'

/** A meal that begins at this minute of the day or later is an evening meal. */
const EVENING_FROM = 17 * 60
/** A meal that is over by this minute of the day is breakfast. */
const MORNING_UNTIL = 11 * 60
const NOON = 12 * 60
/** How many words there may be between a meal and its hour: "dinner with the people from Lisbon on Friday at eight". */
const MAX_WORDS_BEFORE = 12
/** The same for an hour before a meal: "at eight for dinner". */
const MAX_WORDS_AFTER = 3

/** The kinds of symbols that say when a meal is. */
const TIMES = new Set(['CLOCK', 'DATE', 'MOD', 'PART', 'PARTDAY'])

/**
 * Concerts and parties at seven, eight or nine are in the evening; from ten on the morning is as likely, unless the language
 * pack says from when.
 */
const EVENING_BEFORE = 10 * 60
/** How many symbols from an hour its half of the day may be said: "on Friday morning at nine", "at nine in the morning". */
const HALF_WITHIN = 2
/** What may come between an hour and its half of the day. */
const HALF_LEADS = new Set(['INTHE', 'OF', 'OFTHE', 'DET', 'DETF', 'DURING', 'THIS', 'AT', 'TOWARDS'])

/** An hour with its minutes in digits. */
const WRITTEN_OUT = /\p{N}[:.]\p{N}{2}/u

/** Words of a deadline, which are not about the meal: "book the dinner by nine" means nine in working hours. */
const DEADLINES = new Set(['BY', 'BEFORE', 'UNTIL'])

/** The kind of words for what takes place in the evening, such as a concert. */
export const EVENING = 'EVENING'
/** The kind of words for journeys whose hours are those of a timetable: a flight at 6:15 is in the morning. */
export const JOURNEY = 'JOURNEY'
const KINDS = new Set(['MEAL', EVENING, JOURNEY])

/**
 * Puts the hours of meals, evening events and flights into their half of the day: dinner at eight is in the evening, breakfast at six
 * in the morning. Other hours are decided by working hours, as in `spokenClock`. Times of day whose half was said are left
 * alone.
 */
export function placeMealHours(symbols: Sym[], text: string): void {
  let meal: Sym | null = null
  let words = 0
  for (const [at, symbol] of symbols.entries()) {
    words += 1
    if (KINDS.has(symbol.kind)) {
      meal = symbol
      words = 0
    } else if (DEADLINES.has(symbol.kind)) meal = null
    else if (symbol.kind === 'CLOCK' || symbol.kind === 'TIMES') {
      const own = meal && words <= MAX_WORDS_BEFORE ? meal : mealAfter(symbols, at)
      if (own && !saysHalf(symbols, at)) place(symbol, own, text)
      // One meal has one time.
      meal = null
    }
  }
}

/** Tells whether the half of the day is said next to an hour: "at nine in the morning". */
function saysHalf(symbols: readonly Sym[], at: number): boolean {
  const after = symbols.slice(at + 1, at + 2 + HALF_WITHIN)
  const next = after.findIndex(({ kind }) => !HALF_LEADS.has(kind))
  if (next >= 0 && isHalf(after[next], next > 0)) return true
  return symbols.slice(Math.max(0, at - HALF_WITHIN), at).some((symbol) => isHalf(symbol, false))
}

/** In Spanish the word for morning also means tomorrow, unless something leads to it: "de la mañana". */
function isHalf(symbol: Sym | undefined, isLed: boolean): boolean {
  return symbol?.kind === 'PART' || symbol?.kind === 'MOD' || (isLed && symbol?.kind === 'MORROW')
}

function mealAfter(symbols: readonly Sym[], at: number): Sym | null {
  const after = symbols.slice(at + 1, at + 1 + MAX_WORDS_AFTER)
  const meal = after.findIndex(({ kind }) => KINDS.has(kind))
  const own = after[meal]
  const isApart = after.slice(0, Math.max(0, meal)).some(({ kind }) => kind === 'COMMA')
  return own === undefined || (isApart && hasOwnTime(symbols, at + 1 + meal)) ? null : own
}

/** Tells whether a time follows a meal: in "the board is at ten, dinner the night before" the hour is the board's. */
function hasOwnTime(symbols: readonly Sym[], meal: number): boolean {
  return symbols.slice(meal + 1, meal + 1 + MAX_WORDS_AFTER).some(({ kind }) => TIMES.has(kind))
}

/**
 * The `value` of a meal is the minute at which it begins, and its tag the minute at which it is over. That of an evening event
 * is the minute of the morning from which it need not be in the evening, or 0 for the usual one.
 */
function place(time: Sym, meal: Sym, text: string): void {
  if (meal.kind === JOURNEY) {
    if (time.tag !== 'ambiguous' || !WRITTEN_OUT.test(text.slice(time.start, time.end))) return
    time.value %= NOON
    time.tag = ''
    return
  }
  if (meal.kind === EVENING) {
    if (time.tag !== 'ambiguous' || time.value >= (meal.value || EVENING_BEFORE)) return
    time.value += NOON
    time.tag = ''
    return
  }
  const isEvening = meal.value >= EVENING_FROM
  const isMorning = Number(meal.tag) <= MORNING_UNTIL
  if (time.kind === 'TIMES') {
    const [from, to] = [time.from ?? 0, time.to ?? 0]
    if (!isEvening || from >= NOON * MINUTE) return
    time.from = from + NOON * MINUTE
    if (to < time.from) time.to = to + NOON * MINUTE
  } else if (time.tag === 'ambiguous') {
    if (isEvening && time.value < NOON) time.value += NOON
    else if (isMorning && time.value >= NOON + 60) time.value -= NOON
    else return
    time.tag = ''
  }
}
