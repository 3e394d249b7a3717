import { type Clause, cutClause } from '#server/analysis/builtin/clauses/clauses.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import type { DateMention } from '../../dates/find-dates.ts'
import { capitalise, shorten, trimSigns, wordEnd, wordsOf } from '../wording.ts'
import { type EventName, nameEvent, nameWithoutKind } from './event-title.ts'
import { asPhrase, takesUp, topicOf } from './own-phrase.ts'
import { endsWithPronoun } from './topic-in-title.ts'

const TITLE_LENGTH = 90
/** Minimum number of letters before a date: fewer are only a pronoun and a verb. */
const MIN_LEAD = 4
/** How many clauses back a gathering may have been named that "it" refers to. */
const CLAUSES_BACK = 2
/** In bare speech a name this many letters or more after its date belongs to something else. */
const NAMED_AFTER = 60
/** How many letters after a date are read as the words that it opens. */
const OPENING = 60
/** Maximum number of letters: in bare speech, words further on belong to something else. */
const MAX_TAIL = 40
/** How many letters before and after a date are read for the event's name. */
const TITLE_REACH = { before: 200, after: 140 }

/**
 * Returns a short name from the words around the date, or from the neighbouring clauses: "… a board dinner. It's on
 * Tuesday at ten."
 */
export function titleEvent(
  clauses: readonly Clause[],
  at: number,
  { when, name: named }: Occasion,
  lead: string,
  language: Language,
): string {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause) return ''
  if (named && named.start >= dateBefore(clause, when) && isNear(named, when, clause)) return named.title
  // In bare speech a date may have been cut from the clause that it opens, unless words are between its day and its hour.
  const isJoined = clause.dated.filter(({ start, end }) => start >= when.start && end <= when.end).length > 1
  const isOpener = clause.bare && !isJoined && next?.sentence === clause.sentence && when.end === clause.text.length
  // "So that I don't forget, Thursday I have the dentist at six".
  const inside = clause.bare && isJoined ? nameWithoutKind(undated(clause, when.start, when.end), language) : ''
  const between = inside === '' ? null : asPhrase(inside, clause.pack, true)
  if (between !== null && between.length >= MIN_LEAD) return between
  if (isOpener) {
    const opened = nameAround(cutClause(next, 0, OPENING), { start: 0, end: 0 }, language)
    if (opened) return opened.title
  }
  const said = takesUp(lead, clause.pack) ? wordsTakenUp(clause, when, lead) : ''
  if (said.length >= MIN_LEAD) return nameWithoutKind(said, language)
  const told = nameWithoutKind(lead, language)
  const phrase = asPhrase(told, clause.pack, clause.bare)
  if (clause.bare && phrase !== null && phrase.length >= MIN_LEAD) return phrase
  if (named && isNear(named, when, clause)) return named.title
  // "The quiz, we're doing it on Friday".
  const meant = endsWithPronoun(told, clause.pack)
    ? (topicBefore(clauses, at, when.start, language) ?? headingOf(clause))
    : null
  if (meant !== null) return meant
  if (!clause.bare && told.length >= MIN_LEAD) return phrase ?? told
  const opened = isOpener && phrase === null ? topicOf(next.text.slice(0, OPENING), clause.pack) : null
  if (opened !== null) return opened
  // "Now it is on Friday" refers to what was said before.
  const isSaid = clause.bare && trimSigns(lead) !== ''
  const topic = isSaid ? topicBefore(clauses, at, when.start, language) : null
  if (topic !== null) return topic
  const after = told === '' ? nameAfterDate(clause, when, language) : null
  if (after !== null) return after
  for (const before of clauses.slice(Math.max(0, at - CLAUSES_BACK), at).reverse()) {
    const end = before.text.length
    const earlier = nameAround(before, { start: end, end }, language)
    if (earlier) return earlier.title
  }
  if (told !== '' && !isSmall(told, language)) return told
  const tail = nameWithoutKind(tailOf(clause, when), language)
  const whole = nameWithoutKind(undated(clause, 0, clause.text.length), language)
  const names = isSmall(tail, language) ? [trimSigns(firstPart(whole)), tail, whole] : [tail, whole]
  return names.find(({ length }) => length >= MIN_LEAD) ?? capitalise(shorten(clause.text, TITLE_LENGTH))
}

/** Returns the phrase of two words or more that a clause names before a comma: "Year six assembly, we're doing it". */
function headingOf({ text, pack }: Clause): string | null {
  const [heading = '', ...rest] = text.split(/[,:] /)
  const phrase = rest.length > 0 && heading.includes(' ') ? asPhrase(heading, pack, true) : null
  return phrase !== null && phrase.length === heading.length ? phrase : null
}

/** Returns the words before a comma that the words before a date take up: "the fair" in "la kermesse, on la fait samedi". */
function wordsTakenUp({ text }: Clause, when: DateMention, lead: string): string {
  const before = text.slice(0, Math.max(0, text.lastIndexOf(lead.trim(), when.start))).trimEnd()
  return before.endsWith(',') ? trimSigns(before.slice(before.slice(0, -1).search(/[^,;:.]*$/))) : ''
}

/** Tells whether a name stands close to its date. */
function isNear({ start }: EventName, { end }: DateMention, { bare }: Clause): boolean {
  return !bare || start - end <= NAMED_AFTER
}

/** Returns what the words before a letter of a clause are about, or else those of the clauses before it. */
function topicBefore(clauses: readonly Clause[], at: number, end: number, language: Language): string | null {
  const clause = clauses[at] as Clause
  for (const [back, before] of [clause, ...clauses.slice(Math.max(0, at - CLAUSES_BACK), at).reverse()].entries()) {
    const to = back === 0 ? end : before.text.length
    const name = back === 0 ? null : nameAround(before, { start: to, end: to }, language)
    if (name) return name.title
    for (const [nearness, { from, until }] of apartFromDates(before, to).reverse().entries()) {
      const words = before.text.slice(from, until)
      const subject = back === 0 && nearness === 0 ? asPhrase(words, before.pack, true) : null
      const topic = subject ?? topicOf(words, before.pack)
      if (topic !== null) return topic
    }
  }
  return null
}

/** Returns the stretches of words between the dates of a clause, up to an offset. */
function apartFromDates({ dated }: Clause, to: number): { from: number; until: number }[] {
  const before = dated.filter(({ end }) => end <= to)
  return [0, ...before.map(({ end }) => end)].map((from, at) => ({ from, until: before[at]?.start ?? to }))
}

/** Returns the words after a date, and after a punctuation mark right behind it, up to the next punctuation mark. */
function tailOf({ text }: Clause, { end }: DateMention): string {
  return firstPart(trimSigns(text.slice(end)))
}

/** Returns the words up to the next punctuation mark. */
function firstPart(words: string): string {
  return words.split(/[,;.](?:\s|$)/, 1)[0] ?? ''
}

/** Returns the words between two offsets without those of dates. */
function undated({ text, dated }: Clause, from: number, to: number): string {
  let words = ''
  let at = from
  for (const { start, end } of dated) {
    if (end <= at || start >= to) continue
    words += text.slice(at, Math.max(at, start))
    at = end
  }
  return trimSigns(words + text.slice(Math.min(at, to), to)).replace(/\s+(?=[\s,;.])/g, '')
}

/** Tells whether a name begins with a small word: "in the small room". */
function isSmall(name: string, language: Language): boolean {
  const { titles, words } = packOf(language)
  const [first = ''] = fold(name).split(/[\s'’]/, 1)
  return wordsOf(words.stopWords).has(first) || wordsOf(titles.ends).has(first)
}

/**
 * Names an event by the words between a day and its hour, "on Sunday we leave at ten", or after a date that opens its clause.
 * Null if these begin with a preposition, as in "on Tuesday at ten in the small room": such words were said about something
 * named before.
 */
function nameAfterDate(clause: Clause, when: DateMention, language: Language): string | null {
  for (const said of [firstPart(undated(clause, when.start, when.end)), tailOf(clause, when)]) {
    const name = nameWithoutKind(said, language)
    const [first = ''] = fold(name).split(' ', 1)
    const isFramed = name !== '' && !fold(trimSigns(said)).startsWith(first)
    if (name.length >= MIN_LEAD && (isFramed || !isSmall(name, language))) return name
  }
  return null
}

function nameAround(
  { text, folded, dated, bare }: Clause,
  when: { start: number; end: number },
  language: Language,
): EventName | null {
  const from = when.start <= TITLE_REACH.before ? 0 : text.indexOf(' ', when.start - TITLE_REACH.before) + 1
  const to = Math.min(text.length, when.end + TITLE_REACH.after)
  const moved = ({ start, end }: { start: number; end: number }) => ({ start: start - from, end: end - from })
  const name = nameEvent({
    text: text.slice(from, to),
    folded: folded.slice(from, to),
    dates: dated.filter(({ start, end }) => end > from && start < to).map(moved),
    when: moved(when),
    language,
    bare,
  })
  return name && { title: name.title, start: name.start + from }
}

/** Returns the end of the date before another one; 0 if there is none. */
export function dateBefore({ dated }: Clause, { start }: DateMention): number {
  return dated.findLast(({ end }) => end <= start)?.end ?? 0
}

/** An event with its date and the range of its words in the clause, in letters. */
export interface Occasion {
  when: DateMention
  from: number
  to: number
  /** The name given by the words around its date; null if they give none. */
  name: EventName | null
  /** Where its name begins; null if no name precedes its date. */
  named: number | null
}

/**
 * Finds the events of one clause: at its last date, and at each other date with words of its own ("the dinner is on Tuesday at
 * nine and the signing on Friday at ten"). A date that is corrected by the next has no event.
 * @param isLikely tells whether the words at a date that name no gathering may state an event
 */
export function findOccasions(
  clause: Clause,
  others: readonly DateMention[],
  last: DateMention,
  isLikely: (when: DateMention) => boolean,
  language: Language,
): Occasion[] {
  const found = [...others, last].flatMap((when) => {
    const before = dateBefore(clause, when)
    const name = nameAround(clause, when, language)
    const named = name !== null && name.start >= before && name.start < when.end ? name.start : null
    const own = nameWithoutKind(clause.text.slice(before, when.start), language)
    const isOwn =
      named !== null || when === last || (isLikely(when) && asPhrase(own, clause.pack, clause.bare) !== null)
    // Bare speech without a name before its date: words further back belong to something else.
    const nearest = clause.bare ? wordEnd(clause.text, Math.max(0, when.start - OPENING)) : 0
    const start = named ?? (nearest < when.start ? Math.max(before, nearest) : before)
    return isOwn ? [{ when, name, start, named }] : []
  })
  found.sort((a, b) => a.when.start - b.when.start)
  const end = clause.text.length
  return found.map(({ when, name, start, named }, index) => ({
    when,
    name,
    named,
    from: index === 0 && !clause.bare ? 0 : start,
    to: Math.min(found[index + 1]?.start ?? end, clause.bare ? wordEnd(clause.text, when.end + MAX_TAIL) : end),
  }))
}
