import { contract } from '#server/analysis/builtin/titles/contract.ts'
import { capitalise, decapitalise, trimSigns, wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'

/** Maximum number of words that name a thing. */
const MAX_WORDS = 9
/** In a longer run, the words from the last article on name the thing, if they are at most this many. */
const MAX_LAST_WORDS = 6

const patternsOf = perPack(({ duties, clauses, names, titles, words }) => {
  const topics = duties.topics.map(({ pattern }) => pattern).join('|')
  const joins = `${clauses.openings}|${clauses.joins}`
  const determiners = `${names.articles} ${titles.determiners}`
  const determined = [...wordsOf(determiners)].map((word) => fold(word)).join('|')
  return {
    topic: new RegExp(`(?<![\\p{L}])(?:${topics === '' ? '(?!)' : topics})[\\s,:]+`, 'gu'),
    said: new RegExp(`^(.+?)[\\s,]+(?:${duties.saidOfThing})(?![\\p{L}]).*$`, 'su'),
    joins: new RegExp(`^(?:(?:${joins})(?:[,:]\\s*|\\s+))+|[\\s,:]+(?:${joins}|${clauses.dangling})$`, 'giu'),
    joined: new RegExp(`\\s(?:${joins}) (?=(?:${determined})(?![\\p{L}]))`, 'gu'),
    determiners: wordsOf(determiners),
    /** Words after which an article goes on with the same thing: "the lid of the box". */
    leads: wordsOf(`${determiners} ${names.belongs} ${titles.directions} ${words.stopWords}`),
  }
})

/** A thing that some words name, and whether they say that something has to be done with it. */
export interface Thing {
  name: string
  isOpen: boolean
}

/**
 * Returns the thing named by some words: "what remains is the recap and" names the recap, "the reference hasn't been written"
 * the reference. Null if they name none in a few words.
 * @param isBare whether the words have no punctuation, so that they may say something else first
 */
export function thingIn(said: string, isBare: boolean, pack: LanguagePack): Thing | null {
  const { topic, said: saidOf, joined } = patternsOf(pack)
  const words = withoutJoin(said, pack)
  const topicEnd = endOfLast(words, topic)
  const start = topicEnd > 0 || !isBare ? topicEnd : endOfLast(words, joined)
  const rest = words.slice(start)
  const own = saidOf.exec(foldInPlace(rest))?.[1]?.length
  const named = trimSigns(own === undefined ? rest : rest.slice(0, own))
  const name = lastNamed(isBare ? fromLastThing(named, pack) : named, pack)
  return name === null ? null : { name, isOpen: topicEnd > 0 || own !== undefined }
}

/** Removes the words at both ends that only join some words to others: "and the recap but". */
export function withoutJoin(words: string, pack: LanguagePack): string {
  return trimSigns(trimSigns(words).replace(patternsOf(pack).joins, ''))
}

/** Returns the end of the last match of a pattern in some words; 0 if there is none. */
function endOfLast(words: string, pattern: RegExp): number {
  const last = [...foldInPlace(words).matchAll(pattern)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** Returns the words from an article on that begins another thing: "(the evening at the pub) the cake". */
function fromLastThing(name: string, pack: LanguagePack): string {
  const { determiners, leads } = patternsOf(pack)
  const words = name.split(/\s+/)
  const isNext = (word: string, at: number) =>
    at > 0 && determiners.has(fold(word)) && !leads.has(fold(words[at - 1] ?? ''))
  return words.slice(Math.max(0, words.findLastIndex(isNext))).join(' ')
}

/** Returns the words unchanged if they are few, or else those from the last article on. */
function lastNamed(name: string, pack: LanguagePack): string | null {
  const words = name.split(/\s+/)
  if (name === '') return null
  if (words.length <= MAX_WORDS) return name
  const { determiners } = patternsOf(pack)
  const last = words.findLastIndex((word, at) => at < words.length - 1 && determiners.has(fold(word)))
  return last >= 0 && words.length - last <= MAX_LAST_WORDS ? words.slice(last).join(' ') : null
}

/** Writes the title of a follow-up about a thing, such as "See to THING". */
export function titleOfThing(title: string, name: string, pack: LanguagePack): string {
  return capitalise(contract(title.replace('THING', decapitalise(name)), pack.code))
}
