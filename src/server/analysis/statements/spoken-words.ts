import { toWall } from '#server/calendar/time-zones.ts'
import { DAY, formatDay } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { isFirstName } from '../builtin/names.ts'
import type { DateMention, DateReference } from '../dates/find-dates.ts'
import { tokenize } from '../text/tokens.ts'
import { hashText } from './hash.ts'
import { formOf } from './word-forms.ts'

/** A word as the classifier sees it. */
export interface SpokenWord {
  /** Offsets in the text. */
  start: number
  end: number
  /** Hash of the word, or of what stands for it: a date, a number, a name. */
  mark: number
  /** Hash of the folded word itself. */
  word: number
  /** Hashes of its first four and last three letters; 0 for short words and for dates, numbers and names. */
  head: number
  tail: number
  /** Hash of its last two letters; 0 for dates, numbers and names. */
  ending: number
  /** Hash of what it is in its sentence ({@link formOf}), or its mark for dates, numbers and names; 0 if no language is given. */
  form: number
  /** Hash of the punctuation between this word and the next one; 0 if there is none. */
  sign: number
  /** Whether the word is part of a date mention that began before it. */
  inDate: boolean
}

const HEAD = 4
const TAIL = 3
const ENDING = 2
const MARKS = {
  number: hashText('<number>'),
  name: hashText('<name>'),
  capital: hashText('<capital>'),
}

/**
 * Reads the words of a text. Dates, numbers and names are replaced by marks, so that what is learnt from one date applies to
 * all.
 * @param dates the dates mentioned in the text
 * @param pack the language, if the forms of the words are needed: to judge statements, not to find where they begin
 */
export function readSpokenWords(
  text: string,
  dates: readonly DateMention[],
  spoken: DateReference,
  pack: LanguagePack | null = null,
): SpokenWord[] {
  const toForm = pack ? formOf(pack) : () => 0
  const today = toWall(spoken.recordedAt, spoken.timezone)
  const soon = [formatDay(today), formatDay(today + DAY)]
  const words: SpokenWord[] = []
  let next = 0
  let dated = -1
  let afterStop = true
  for (const { folded, start, end } of tokenize(text)) {
    const last = words.at(-1)
    if (!/[\p{L}\p{N}]/u.test(folded)) {
      if (last) last.sign = hashText(folded)
      afterStop = /[.!?…:¿¡"«]/.test(folded)
      continue
    }
    while ((dates[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    const date = dates[next]
    if (date !== undefined && date.start <= start) {
      if (dated === date.start && last) {
        // The remaining words of a date add nothing to its mark.
        last.end = end
        last.sign = 0
        continue
      }
      dated = date.start
      const mark = hashText(markOf(date, soon))
      words.push({
        start,
        end,
        mark,
        form: mark,
        word: 0,
        head: 0,
        tail: 0,
        ending: 0,
        sign: 0,
        inDate: true,
      })
      afterStop = false
      continue
    }
    const mark = wordMark(text.charAt(start), folded, afterStop)
    const word = hashText(folded)
    const long = mark === 0 && folded.length > HEAD
    words.push({
      start,
      end,
      mark: mark || word,
      word,
      head: long ? hashText(folded.slice(0, HEAD)) : 0,
      tail: long ? hashText(folded.slice(-TAIL)) : 0,
      form: mark || toForm(folded),
      ending: mark === 0 ? hashText(folded.slice(-ENDING)) : 0,
      sign: 0,
      inDate: false,
    })
    afterStop = false
  }
  return words
}

/** Tells whether the mark of a word stands for a first name or a word with a capital of its own. */
export function isNameMark(mark: number): boolean {
  return mark === MARKS.name || mark === MARKS.capital
}

function wordMark(first: string, folded: string, afterStop: boolean): number {
  if (/^\p{N}/u.test(folded)) return MARKS.number
  if (folded.length > 1 && isFirstName(folded)) return MARKS.name
  return !afterStop && folded.length > 1 && /\p{Lu}/u.test(first) ? MARKS.capital : 0
}

/** Encodes a date's kind and relation, and whether it is past, today or tomorrow, or later. */
function markOf({ kind, relation, from }: DateMention, [today = '', tomorrow = '']: readonly string[]): string {
  const day = from.slice(0, 10)
  const when = day < today ? 'past' : day <= tomorrow ? 'soon' : 'later'
  return `<${kind} ${relation ?? ''} ${kind === 'time' ? '' : when}>`
}
