import { pronounsOf } from '#server/analysis/builtin/summary/pronouns.ts'
import { isThirdPerson } from '#server/analysis/builtin/summary/third-person.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { capitalise, wordsOf } from '../wording.ts'
import { withInfinitive } from './event-title.ts'
import {
  foldedAt,
  isContent,
  isHyphenated,
  isNamed,
  nounPhraseEnd,
  type Reading,
  readTokens,
  touches,
  wordsAt,
} from './phrase-reader.ts'

/** Maximum length of a phrase of bare speech, in words: "the fund-raiser of the friends of the museum". */
const MAX_WORDS = 8
/** Minimum length of a phrase that names something, in letters. */
const MIN_LENGTH = 4

/** The small words of a language that may be inside a phrase, at its end, or before its verb. */
const wordsAbout = perPack((pack) => {
  const { titles, clauses, followUpTitles } = pack
  const leads = [titles.determiners, titles.binds, titles.companions, titles.complements].join(' ')
  const dangling = `${clauses.dangling}|${clauses.openings}`.replaceAll('|', ' ')
  return {
    inside: wordsOf(`${leads} ${titles.directions}`),
    leads: wordsOf(`${leads} ${titles.before}`),
    trailing: wordsOf(`${titles.ends} ${titles.breaks} ${leads} ${titles.directions} ${dangling}`),
    pronouns: pronounsOf(pack),
    /** Pronouns that may follow the phrase to which they refer: "the boiler, they change it", "la caldera la cambian". */
    subjects: wordsOf(
      `${followUpTitles.clitics} ${titles.breaks
        .split(' ')
        .filter((word) => pronounsOf(pack).has(word))
        .join(' ')}`,
    ),
    articles: wordsOf(titles.determiners),
    lists: wordsOf(titles.lists),
    breaks: wordsOf(titles.breaks),
  }
})

/**
 * Returns the useful part of a name from the words before a date: without verbs at its end ("the ship docks"), and in bare
 * speech only the phrase at its end. Null if it names nothing: "no hang on is that right".
 */
export function asPhrase(name: string, pack: LanguagePack, bare: boolean): string | null {
  const reading = readTokens({ text: name, folded: name, dates: [], language: pack.code, bare })
  const about = wordsAbout(pack)
  let to = reading.tokens.length
  while (to > 0 && isTrailing(reading, to - 1, pack)) to--
  // "La piscina abre" says what takes place; "la losa se hormigona" and words of bare speech are less certain to.
  const isClause = !bare && to === reading.tokens.length - 1 && isContent(reading, to)
  if (isClause) to += 1
  if (!reading.tokens.slice(0, to).some((_, at) => isNounLike(reading, at, pack))) return null
  const isTorn =
    bare &&
    (to > MAX_WORDS ||
      !(isContent(reading, 0) || about.inside.has(foldedAt(reading, 0))) ||
      reading.tokens.slice(0, to).some((_, at) => isBreak(reading, at, pack)))
  const from = isTorn ? phraseStart(reading, to, pack) : 0
  if (to === reading.tokens.length && from === 0) return name
  // A subject without its verb needs no article.
  const first = from === 0 && about.articles.has(foldedAt(reading, 0)) ? 1 : from
  const phrase = wordsAt(reading, { from: first, to }).trim()
  // "… et je revois la patiente": the verb is the speaker's.
  const spoken = from === 0 ? phrase : withInfinitive(phrase, `${foldedAt(reading, from - 1)} `, pack)
  const isLed = to - from > 1 || from === 0 || about.leads.has(foldedAt(reading, from - 1))
  return phrase.length >= MIN_LENGTH && isLed ? capitalise(spoken) : null
}

/**
 * Returns what some words are about: the last phrase to which a pronoun refers ("the boiler, they change it"), or else the
 * first with an article ("the bathroom, the tiler spoilt it, so we start").
 */
export function topicOf(words: string, pack: LanguagePack): string | null {
  const reading = readTokens({ text: words, folded: words, dates: [], language: pack.code, bare: true })
  const articles = wordsOf(pack.titles.determiners)
  const { pronouns, subjects } = wordsAbout(pack)
  let first: string | null = null
  let takenUp: string | null = null
  for (let at = 0; at < reading.tokens.length - 1; at++) {
    if (!articles.has(foldedAt(reading, at)) || pronouns.has(foldedAt(reading, at - 1))) continue
    const end = nounPhraseEnd(reading, at)
    if (end === at || !isNounLike(reading, end - 1, pack)) continue
    const whole = withBelonging(reading, end)
    const phrase = wordsAt(reading, { from: at + 1, to: whole })
    if (phrase.length < MIN_LENGTH) continue
    first ??= phrase
    if (subjects.has(foldedAt(reading, whole))) takenUp = phrase
    at = whole - 1
  }
  const topic = takenUp ?? first
  return topic === null ? null : capitalise(topic)
}

/**
 * Tells whether some words only take up what was said before them: a verb with its pronouns, such as "on la fait" and "la
 * hacemos". The verb may have a participle or a day.
 */
export function takesUp(words: string, pack: LanguagePack): boolean {
  const reading = readTokens({ text: words, folded: words, dates: [], language: pack.code, bare: true })
  const { subjects } = wordsAbout(pack)
  const verb = reading.tokens.findIndex((_, at) => !subjects.has(foldedAt(reading, at)))
  const clitics = wordsOf(pack.followUpTitles.clitics)
  return verb > 0 && verb === reading.tokens.length - 1 && clitics.has(foldedAt(reading, verb - 1))
}

function withBelonging(reading: Reading, end: number): number {
  if (!wordsOf(reading.words.belongings).has(foldedAt(reading, end))) return end
  const next = nounPhraseEnd(reading, end + 1)
  return next === end + 1 ? end : next
}

/** Returns the beginning of the phrase that ends at a token, without its article. */
function phraseStart(reading: Reading, to: number, pack: LanguagePack): number {
  const { inside } = wordsAbout(pack)
  let from = to
  while (from > 0 && to - from < MAX_WORDS) {
    const isInside = from < to && inside.has(foldedAt(reading, from - 1))
    if ((from < to && !touches(reading, from)) || !(isInside || isNounLike(reading, from - 1, pack))) break
    from -= 1
  }
  while (from < to && !isContent(reading, from)) from += 1
  return from
}

/** Tells whether a word at the end of a name is not part of it: a verb, a small word, a filler. */
function isTrailing(reading: Reading, at: number, pack: LanguagePack): boolean {
  if (foldedAt(reading, at) === reading.words.possessive?.mark) return false
  if (isContent(reading, at)) return !isNounLike(reading, at, pack)
  // "Bake-off".
  if (isHyphenated(reading, at)) return false
  return wordsAbout(pack).trailing.has(foldedAt(reading, at)) || !/^[\p{L}\p{N}]/u.test(foldedAt(reading, at))
}

/**
 * Tells whether a token may be a noun: a content word that is not a verb, or a word after a small word that leads to a noun.
 */
function isNounLike(reading: Reading, at: number, pack: LanguagePack): boolean {
  if (!isContent(reading, at)) return false
  const { leads, pronouns } = wordsAbout(pack)
  const word = wordsAt(reading, { from: at, to: at + 1 })
  if (isNamed(reading, at) && at > 0) return true
  // "Nos lo revisan": a pronoun, not an article.
  if (leads.has(foldedAt(reading, at - 1)) && !pronouns.has(foldedAt(reading, at - 2))) return true
  // English nouns and verbs look alike.
  if (pack.titles.modifiersFirst) return true
  return isKind(reading, at) || !isThirdPerson(word.toLowerCase(), pack)
}

function isKind(reading: Reading, at: number): boolean {
  return wordsOf(reading.words.kinds).has(foldedAt(reading, at))
}

function isBreak(reading: Reading, at: number, pack: LanguagePack): boolean {
  const { breaks, lists, pronouns, articles } = wordsAbout(pack)
  const folded = foldedAt(reading, at)
  return (breaks.has(folded) && !lists.has(folded)) || (pronouns.has(folded) && !articles.has(folded))
}
