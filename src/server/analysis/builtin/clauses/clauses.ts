import { type DateMention, type DateReference, findDatesApart } from '#server/analysis/dates/find-dates.ts'
import { joinApart } from '#server/analysis/dates/join-apart.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { dayOfHeading } from './headings.ts'
import { findSubjects } from './subject-openings.ts'

/** A part of a sentence that states one thing; `text` is verbatim from the sentence. */
export interface Clause {
  text: string
  /** Folded letter by letter, so its offsets are the same as in `text`. */
  folded: string
  sentence: Sentence
  /** Offset of the clause in the sentence's text. */
  at: number
  /** Dates mentioned in the clause; offsets in `text`. */
  dates: DateMention[]
  /** The ranges of `text` that are part of a date; a day and a time that are apart give two ranges. */
  dated: { start: number; end: number }[]
  /** Spoken without punctuation, and cut where a new clause seems to begin. */
  bare: boolean
  pack: LanguagePack
}

/** When and in which language a text was spoken. */
export interface Spoken extends DateReference {
  language: Language
}

/** A run of more words without a comma counts as speech without punctuation, and is cut at words that open a clause. */
const MAX_PLAIN_WORDS = 10
/** Words after which the same clause continues. */
const subordinatesOf = perPack(({ clauses }) => new RegExp(`(?:^|\\s)(?:${clauses.subordinates})$`))
/** Minimum number of letters of a clause before a date: fewer are an "and" or "then". */
const MIN_LEAD = 8
/**
 * Maximum distance, in letters, from a day that opens a statement to its hour, and from the day to the end of the words that
 * follow it.
 */
const MAX_GAP = 60
const MAX_OPENING = 12
/** A run with more words per comma than this is bare too, although the engine set a few commas. */
const WORDS_PER_COMMA = 30

/** The spaces after the end of a sentence, but not after an abbreviated title: "Let Mrs. Henderson know". */
const sentenceEndsOf = perPack(({ speech }) => {
  const titles = speech.abbreviations.replaceAll('.', '\\.').replaceAll(' ', '|')
  return new RegExp(`(?<=[.!?;…])(?<!(?<![\\p{L}.])(?:${titles})\\.)\\s+|\\n+`, 'giu')
})

/** Cuts sentences into clauses at their ends. Bare runs are also cut where a new clause opens and after a date. */
export function splitClauses(sentences: readonly Sentence[], spoken: Spoken, lexicon: WordLexicon): Clause[] {
  const pack = packOf(spoken.language)
  const opener = new RegExp(`\\s(?=(?:${lexicon.openers})\\s)`, 'g')
  const goesOn = new RegExp(lexicon.goesOn, 'u')
  const reference: DateReference = { ...spoken }
  // The day of a heading such as "Job sheet for tomorrow": the hours after it are on that day.
  let planned: string | null = null
  return sentences.flatMap((sentence) =>
    piecesOf(sentence.text, sentenceEndsOf(pack)).flatMap(({ from, to }) => {
      const text = sentence.text.slice(from, to)
      const folded = foldInPlace(text)
      const dates = findDatesApart(text, spoken.language, reference).map((date) => onDayOfPlan(date, planned))
      planned = dayOfHeading(text, dates, pack) ?? planned
      const day = dates.findLast(({ kind }) => kind === 'day' || kind === 'moment' || kind === 'part')?.from
      // What was said before the last sentence is too far back for "the same day".
      reference.dayBefore = day === undefined ? undefined : Date.parse(`${day.slice(0, 10)}T00:00Z`)
      const words = text.split(/\s+/).length
      const commas = text.split(',').length - 1
      const bare = words > MAX_PLAIN_WORDS && words > commas * WORDS_PER_COMMA
      const opened = bare
        ? [...findOpeners(folded, dates, opener, subordinatesOf(pack)), ...findSubjects(text, folded, dates, pack)]
        : []
      const cuts = bare ? findCuts(folded, dates, opened, goesOn, pack) : []
      return toClauses(text, folded, dates, cuts).map((clause) => ({
        ...clause,
        at: from + clause.at,
        sentence,
        bare,
        pack,
      }))
    }),
  )
}

/** Places an hour without a day on the day of a plan. */
function onDayOfPlan(date: DateMention, day: string | null): DateMention {
  if (day === null || date.kind !== 'time') return date
  return { ...date, kind: 'moment', from: `${day}${date.from.slice(10)}`, to: date.to && `${day}${date.to.slice(10)}` }
}

function piecesOf(text: string, separator: RegExp): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  let from = 0
  for (const match of text.matchAll(separator)) {
    pieces.push({ from, to: match.index })
    from = match.index + match[0].length
  }
  pieces.push({ from, to: text.length })
  return pieces
}

function findCuts(
  folded: string,
  dates: readonly DateMention[],
  openings: readonly number[],
  goesOn: RegExp,
  pack: LanguagePack,
): number[] {
  const { opensDay } = pack.clauses
  const { and } = pack.titles
  const starting = new Map(dates.map((date) => [date.start, date]))
  const ending = new Map(dates.map((date) => [date.end, date]))
  const opened = new Set(openings)
  const cuts: number[] = []
  for (const at of [...new Set([...opened, ...ending.keys()])].sort((a, b) => a - b)) {
    const cut = cuts.at(-1) ?? 0
    const date = ending.get(at)
    const rest = folded.slice(at, at + 30).trimStart()
    // "… by Friday on Thursday at ten …": two adjacent dates belong to two clauses.
    if (date && isQuarterOfNoun(date, pack) && !noSubjectsOf(pack).test(folded.slice(at, at + 30))) continue
    const beside =
      date !== undefined &&
      ((isDated(date) && isDated(starting.get(at + 1))) || isHourBefore(date, folded, starting, and))
    const isApart = date?.kind === 'day' && isHourAhead(folded, date, dates, opensDay)
    const ends = beside || (!isApart && rest !== '' && /^\s/.test(folded.slice(at, at + 1)) && !goesOn.test(rest))
    // A date that opens a clause belongs to what follows: "On Thursday at ten I'm meeting Harriet".
    const opens = date !== undefined && date.start - cut < MIN_LEAD
    const dateBefore = date ?? ending.get(at - 1)
    const opensAfterDate = dateBefore !== undefined && dateBefore.start - cut < MIN_LEAD
    // A single word is not a clause: "cancel please the booking".
    const isWord = !/\S\s+\S/u.test(folded.slice(cut, at).trim())
    if (opened.has(at) ? !opensAfterDate && !isWord : ends && !opens) cuts.push(at)
  }
  return cuts
}

const articlesOf = perPack(({ names }) => new RegExp(`^(?:${names.articles.replaceAll(' ', '|')})\\s`, 'iu'))
const noSubjectsOf = perPack(({ names }) => new RegExp(`^\\s(?:${names.noSubjects})(?!\\p{L})`, 'u'))

/** Tells whether a date is a quarter with an article, which says more of the noun after it: "the Q3 numbers". */
export function isQuarterOfNoun({ kind, text }: DateMention, pack: LanguagePack): boolean {
  return kind === 'span' && /\s\p{Lu}\p{N}$/u.test(text) && articlesOf(pack).test(text)
}

/** Tells whether a date ends with an hour, and another day is joined to it: "the dentist at six and on Friday morning". */
function isHourBefore(
  date: DateMention,
  folded: string,
  starting: ReadonlyMap<number, DateMention>,
  and: string,
): boolean {
  if (date.kind !== 'time' && date.kind !== 'moment') return false
  const joined = ` ${and} `
  return folded.startsWith(joined, date.end) && isDated(starting.get(date.end + joined.length))
}

/** Tells whether the hour of what takes place on a day follows later: "Monday it's the milk test at five". */
function isHourAhead(
  folded: string,
  day: DateMention,
  dates: readonly DateMention[],
  opensDay: RegExp | null,
): boolean {
  if (!opensDay?.test(folded.slice(day.end, day.end + MAX_OPENING))) return false
  const next = dates[dates.indexOf(day) + 1]
  return next?.kind === 'time' && next.start - day.end <= MAX_GAP
}

/** Returns the ordered positions at which a word opens a clause outside of a date. */
function findOpeners(folded: string, dates: readonly DateMention[], opener: RegExp, subordinates: RegExp): number[] {
  const places: number[] = []
  let next = 0
  for (const { index } of folded.matchAll(opener)) {
    while ((dates[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next++
    const within = index > (dates[next]?.start ?? Number.POSITIVE_INFINITY)
    if (!within && !subordinates.test(folded.slice(Math.max(0, index - 12), index))) places.push(index)
  }
  return places
}

function isDated(date: DateMention | undefined): boolean {
  return date !== undefined && /^(?:day|moment|part)$/.test(date.kind)
}

function toClauses(text: string, folded: string, dates: readonly DateMention[], cuts: readonly number[]) {
  const clauses: Pick<Clause, 'text' | 'folded' | 'dates' | 'dated' | 'at'>[] = []
  let from = 0
  let next = 0
  for (const to of [...cuts, text.length]) {
    const piece = text.slice(from, to)
    const start = from + piece.length - piece.trimStart().length
    const trimmed = piece.trim()
    const inside: DateMention[] = []
    for (let date = dates[next]; date && date.start < to; date = dates[++next]) {
      inside.push({ ...date, start: date.start - start, end: date.end - start })
    }
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      clauses.push({
        text: trimmed,
        folded: folded.slice(start, start + trimmed.length),
        dates: joinApart(inside, trimmed),
        dated: inside.map((date) => ({ start: date.start, end: date.end })),
        at: start,
      })
    }
    from = to
  }
  return clauses
}

/** Cuts a clause to a range of its letters. */
export function cutClause(clause: Clause, from: number, to: number): Clause {
  if (from <= 0 && to >= clause.text.length) return clause
  const inside = <One extends { start: number; end: number }>(some: readonly One[]): One[] =>
    some
      .filter(({ start, end }) => start >= from && end <= to)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from }))
  return {
    ...clause,
    text: clause.text.slice(from, to),
    folded: clause.folded.slice(from, to),
    at: clause.at + from,
    dates: inside(clause.dates),
    dated: inside(clause.dated),
  }
}

/**
 * Returns the evidence of what a part of a clause states: the whole clause, or only that part if the speech had no
 * punctuation, where a clause may be a minute long and state many things.
 */
export function evidenceWithin(clause: Clause, from: number, to: number): Evidence {
  return evidenceOf(clause.sentence.marks?.includes('restored') ? cutClause(clause, from, to) : clause)
}

/** Returns the clause as evidence, with start and end times estimated from its position in the sentence. */
export function evidenceOf({ text, sentence, at }: Pick<Clause, 'text' | 'sentence' | 'at'>): Evidence {
  const secondsPerLetter = (sentence.end - sentence.start) / sentence.text.length
  const timeAt = (letter: number) => Math.round((sentence.start + letter * secondsPerLetter) * 100) / 100
  return { quote: text, sentence: sentence.index, start: timeAt(at), end: timeAt(at + text.length) }
}
