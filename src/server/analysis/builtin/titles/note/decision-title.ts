import { packOf } from '#server/languages/languages.ts'
import type { DecisionTitles } from '#server/languages/parts/decision-titles.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, wordsOf } from '../../wording.ts'
import { type Reading, tokenFrom } from '../phrase-reader.ts'
import { MAX_TITLE_LENGTH, phraseAt, readForTitle } from './topic-reader.ts'

/** A decision, as the words that state it. */
export interface Decided {
  text: string
  /** How many of its letters precede the cue. They may state the decision too: "we don't pay, that's decided". */
  before: number
  bare: boolean
  dates: readonly { start: number; end: number }[]
}

const MAX_PARTICLES = 3
/**
 * A follow-up's title of at most so many letters gives the note its title as it is. In bare speech a longer one may have words of
 * the next statement.
 */
const SHORT = { plain: 45, bare: 30 }

const patternsOf = perPack(({ decisionTitles: { plain, noun, finite } }) => ({
  plain: compileRules(plain, 'gu'),
  noun: compileRules(noun, 'gu'),
  finite: compileRules(finite, 'gu'),
}))

/** A decision as a phrase that begins with its verb: "Close the Leeds branch". */
interface NamedDecision {
  title: string
  /** Whether it says what is not done. */
  isRefusal: boolean
}

/** Returns a decision as a phrase; null if the words give none. */
export function nameDecision({ text, before, bare, dates }: Decided, language: Language): NamedDecision | null {
  const reading = readForTitle(text, language, bare, dates)
  const { plain, noun, finite } = patternsOf(packOf(language))
  const { name } = packOf(language).decisionTitles
  const said = [...matchesFrom(plain, reading.folded, before), ...matchesFrom(finite, reading.folded, before)]
  const titles = (some: readonly RegExpExecArray[]) =>
    some.flatMap((found) => titleBy(reading, found, name, language) ?? [])
  const [agreed] = matchesFrom(noun, reading.folded, before)
  // Without the article.
  const phrase =
    agreed && phraseAt(reading, tokenFrom(reading, agreed.index + agreed[0].length) + 1, MAX_TITLE_LENGTH, 'governed')
  const [named] = [
    ...titles(said),
    ...(phrase && phrase.weight > 1 ? [{ title: phrase.text, isRefusal: false }] : []),
    ...titles(matchesFrom(finite, reading.folded, 0)),
  ]
  return named === undefined ? null : { ...named, title: capitalise(named.title) }
}

function titleBy(
  reading: Reading,
  found: RegExpExecArray,
  name: DecisionTitles['name'],
  language: Language,
): NamedDecision | null {
  const folded = found.groups?.verb
  if (!folded) return null
  const start = found.index + found[0].lastIndexOf(folded)
  const verb = reading.text.slice(start, start + folded.length).toLowerCase()
  const title = name(verb, found.groups?.not?.replace(/^ne /, '').trim(), found.groups?.own ?? '')
  const whole = title && withObject(reading, tokenFrom(reading, found.index + found[0].length), title, language)
  return whole ? { title: whole, isRefusal: found.groups?.not !== undefined } : null
}

/** Returns the matches after an offset. */
function matchesFrom(pattern: RegExp, folded: string, from: number): RegExpExecArray[] {
  pattern.lastIndex = from
  const match = pattern.exec(folded)
  return match ? [match] : []
}

/** Returns a verb with its object, or the first word with its object. Null if no object follows. */
function withObject(reading: Reading, at: number, verb: string, language: Language): string | null {
  let first = at
  let written = verb
  const particles = wordsOf(packOf(language).decisionTitles.particles)
  while (first - at < MAX_PARTICLES && particles.has(reading.tokens[first]?.folded ?? '')) {
    if (reading.dated[first]) return null
    const { start = 0, end = 0 } = reading.tokens[first] ?? {}
    written += `${/['’]$/.test(written) ? '' : ' '}${reading.text.slice(start, end)}`
    first += 1
  }
  const governed = phraseAt(reading, first, MAX_TITLE_LENGTH - written.length - 1, 'governed')
  return governed && `${written}${/['’]$/.test(written) ? '' : ' '}${governed.text}`
}

/** Shortens a follow-up title in the same way; in bare speech to the verb and its object, if known. */
export function trimFollowUp(title: string, language: Language, bare: boolean): string | null {
  const begins = /^\p{L}+/u.exec(fold(title))?.[0] ?? ''
  const isNoun = begins === '' || wordsOf(packOf(language).titles.determiners).has(begins)
  if (title.length <= (bare ? SHORT.bare : SHORT.plain) && !isNoun) return title
  const reading = readForTitle(title, language, bare, [])
  const { titles, followUpTitles } = packOf(language)
  const pronouns = wordsOf(followUpTitles.clitics)
  // The verb follows its pronouns: "lui rendre le rapport".
  let at = Math.max(
    0,
    reading.tokens.findIndex(({ folded }) => !pronouns.has(folded)),
  )
  // "Me faire parvenir le rapport" has two verbs.
  const { verbs } = packOf(language)
  if (!titles.modifiersFirst && verbs.isDeed(`${reading.tokens[at + 1]?.folded ?? ''} `)) at += 1
  const verb = reading.tokens[at]
  if (!verb || wordsOf(titles.determiners).has(verb.folded)) return null
  return withObject(reading, at + 1, title.slice(0, verb.end), language)
}
