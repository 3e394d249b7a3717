import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { isFirstName } from '../../names.ts'
import { decapitalise, wordsOf } from '../../wording.ts'
import { foldedAt, isContent, isNamed, type Reading, tokenFrom } from '../phrase-reader.ts'
import { patternsOf } from '../title-patterns.ts'
import { MAX_TITLE_LENGTH, type Phrase, phraseAt, readForTitle } from './topic-reader.ts'

/** How many clauses of a note, and how many letters of each, may announce its subject. */
const FIRST_CLAUSES = 4
const REACH = 140
const FIRST_LETTERS = 260
/** A short opening without a verb is the subject: "So, the inspection." */
const MAX_OPENING_LENGTH = 60
/** The maximum number of words between such an opening and the full stop: "…, for the file". */
const MAX_TAIL_WORDS = 3

const openingsOf = perPack(({ noteTitles: { fillers, announces, comesFrom } }) => {
  const announced = compileRules(announces)
  return {
    fillers: new RegExp(`^(?:(?:${fillers})(?![\\p{L}'])[\\s,.:;!?…-]*)+`, 'u'),
    announces: announced,
    comesFrom: compileRules(comesFrom),
    /** In bare speech the announcement may come later, after a filler. */
    further: new RegExp(`(?<=\\s(?:${fillers}) )${announced.source.replace(/^\^/, '')}`, 'u'),
  }
})

/** Removes the fillers before the first words of a clause: "Well, so, that went badly". */
export function withoutOpening(text: string, language: Language): string {
  return text.slice(openingsOf(packOf(language)).fillers.exec(foldInPlace(text))?.[0].length ?? 0)
}

/** Returns the subject that a note announces near its beginning, as a noun phrase. Null if it announces none. */
export function findAnnouncedTopic(clauses: readonly Clause[], language: Language): string | null {
  let letters = 0
  let origin: string | null = null
  for (const { text, folded, bare, dated } of clauses.slice(0, FIRST_CLAUSES)) {
    if (letters > FIRST_LETTERS) break
    letters += text.length
    const head = folded.slice(0, REACH)
    const { fillers, announces, comesFrom, further } = openingsOf(packOf(language))
    const begin = fillers.exec(head)?.[0].length ?? 0
    const rest = head.slice(begin)
    const announced = announces.exec(rest)?.[0].length
    const from = comesFrom.exec(rest)?.[0].length
    if (rest === '') continue
    const reading = withDatesInNames(readForTitle(text.slice(0, REACH), language, bare, dated))
    const topic =
      announced === undefined
        ? openingTopic(withoutCapital(reading), tokenFrom(reading, begin), begin > 0, text.length)
        : topicFrom(reading, tokenFrom(reading, begin + announced))
    const later = topic || !bare ? null : further.exec(head)
    const named = later ? topicFrom(reading, tokenFrom(reading, later.index + later[0].length)) : topic
    if (named) return named.text
    if (from !== undefined) origin ??= originFrom(reading, tokenFrom(reading, begin + from))
  }
  return origin
}

/**
 * Marks the dates inside a name as words, after an "of" and before the noun of an article: "the Q2 budget", "la paie de
 * janvier".
 */
function withDatesInNames(reading: Reading): Reading {
  const { articles, of } = packOf(reading.words.language).noteTitles
  const plain = { ...reading, dated: [] }
  const dated = [...reading.dated]
  for (const [at, one] of reading.dated.entries()) {
    if (!one) continue
    const lead = foldedAt(reading, at - 1)
    const opens = wordsOf(of).has(foldedAt(reading, at)) && reading.dated[at + 1] === true
    const belongs = wordsOf(of).has(lead) && !dated[at - 1]
    const goesOn = reading.dated[at - 1] === true && !dated[at - 1]
    const leadsOn = wordsOf(articles).has(lead) && !dated[at - 1] && isContent(plain, at + 1)
    if (opens || belongs || goesOn || leadsOn) dated[at] = false
  }
  return { ...reading, dated }
}

/** Writes the first word of a sentence, whose capital does not make it a name, in small letters: "Budget review". */
function withoutCapital(reading: Reading): Reading {
  const [first, second] = reading.tokens
  if (!first || !second || isFirstName(first.folded) || isNamed(reading, 1)) return reading
  return { ...reading, text: decapitalise(reading.text) }
}

function topicFrom(reading: Reading, at: number, kind?: 'opening'): Phrase | null {
  const phrase = phraseAt(reading, at, MAX_TITLE_LENGTH, kind)
  return phrase && !isEmpty(reading, phrase) ? phrase : null
}

/** Returns the speaker's last appointment as the subject if it is named in more than one word. */
function originFrom(reading: Reading, at: number): string | null {
  const phrase = topicFrom(reading, at)
  if (!phrase) return null
  return phrase.weight > 1 ? phrase.text : null
}

/** Returns a short first clause without a verb, or in bare speech a phrase after which the sentence starts over. */
function openingTopic(reading: Reading, at: number, opened: boolean, length: number): Phrase | null {
  const { tokens, text, bare, words } = reading
  const phrase = topicFrom(reading, at, 'opening')
  if (!phrase) return null
  const note = packOf(words.language).noteTitles
  // Without its accent, "está" would be an article.
  const first = text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase()
  const determined = wordsOf(note.articles).has(first)
  const next = foldedAt(reading, phrase.to)
  if (bare) return opened && determined && note.bareOpenings && wordsOf(note.resumes).has(next) ? phrase : null
  const linked = phrase.weight > 1 && phrase.text.split(' ').some((word) => wordsOf(note.links).has(word))
  if (!(determined || (opened && phrase.weight > 1) || linked)) return null
  if (next === ':') return phrase
  if (length > MAX_OPENING_LENGTH) return null
  if (phrase.to < tokens.length && !/^[,.;:–—-]$/.test(next)) return null
  const tail = text.slice(tokens[phrase.to]?.end ?? text.length).trim()
  const short = tail === '' || tail.split(/\s+/).length <= MAX_TAIL_WORDS
  return short && !/\?$/.test(text) ? phrase : null
}

/** Rejects a name alone, which is the addressee, and words that fit any note. */
function isEmpty(reading: Reading, { text, from, to, weight }: Phrase): boolean {
  if (text.length < 3) return true
  const { language, modifiersFirst } = reading.words
  const { empty, links } = packOf(language).noteTitles
  if (weight === 1 && isNamed(reading, to - 1)) return true
  const inside = reading.tokens.slice(from, to).map(({ folded }) => folded)
  const linked = inside.some((word) => wordsOf(links).has(word))
  const head = modifiersFirst ? inside.at(-1) : inside.find((_, at) => isContent(reading, from + at))
  const gathering = weight > 1 && patternsOf(language).kinds.has(head ?? '')
  return !linked && !gathering && inside.some((word) => wordsOf(empty).has(word))
}
