import { isFirstName } from '#server/analysis/builtin/names.ts'
import { findSentenceStarts, MAX_WORDS } from '#server/analysis/statements/sentence-starts.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { endsInAbbreviation } from './abbreviations.ts'
import type { TimedText } from './engine.ts'

/** A pause between words that ends a sentence if the engine writes no punctuation, in seconds. */
const SENTENCE_PAUSE_SECONDS = 0.6

/** In a text that has punctuation, a run of this many words without any is a run whose punctuation was forgotten. */
const MAX_WORDS_IN_PUNCTUATED = 40

const SIGN = /[.,;:!?…]/

const capitalsOf = perPack(({ speech, words }) => ({
  small: new Set(words.stopWords.split(' ')),
  always: new Set(speech.capitals.split(' ')),
  never: new Set(speech.commonNames.split(' ')),
}))

/** Returns whether a text is bare words, as engines without punctuation return them; only names may have capitals. */
export function isBare(text: string): boolean {
  if (SIGN.test(text)) return false
  // 'I' and names of letters are capitals in otherwise bare English.
  return !/\p{Lu}\p{L}/u.test(text.replace(/\bI'/g, "i'")) || /^\p{Ll}/u.test(text)
}

/** Cuts bare words into sentences, each with a capital and a full stop, and gives names their capitals. */
export function cutBareText(
  text: string,
  parts: readonly TimedText[],
  pack: LanguagePack,
  terms: readonly string[],
): string[] {
  const starts = findSentenceStarts(text, pack, findPauses(text, parts))
  // The full stop that a sentence gets must not turn its last word into an abbreviation.
  const readable = starts.filter((at) => !endsInAbbreviation(`${text.slice(0, at).trim()}.`, text.slice(at), pack))
  return cutAt(text, readable).map((words) => {
    const named = capitaliseNames(words, pack, terms)
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}.`
  })
}

/** Cuts a sentence that goes on for too long without any punctuation. Changes no letter of it. */
export function cutLongSentence(sentence: string, pack: LanguagePack, isPunctuated = SIGN.test(sentence)): string[] {
  const most = isPunctuated ? MAX_WORDS_IN_PUNCTUATED : MAX_WORDS
  const longest = Math.max(...sentence.split(SIGN).map((run) => run.match(/\S+/g)?.length ?? 0))
  return longest > most ? cutAt(sentence, findSentenceStarts(sentence, pack)) : [sentence]
}

function cutAt(text: string, starts: readonly number[]): string[] {
  return [...starts, text.length].map((end, at) => text.slice(starts[at - 1] ?? 0, end).trim())
}

/** Returns the offsets of the words before which the speaker paused; none if the parts are not the words of the text. */
function findPauses(text: string, parts: readonly TimedText[]): Set<number> {
  const pauses = new Set<number>()
  const words = parts.map((part) => part.text.trim())
  if (words.join(' ') !== text) return pauses
  let offset = 0
  for (const [at, word] of words.entries()) {
    const before = parts[at - 1]
    if (before && (parts[at]?.start ?? 0) - before.end >= SENTENCE_PAUSE_SECONDS) pauses.add(offset)
    offset += word.length + 1
  }
  return pauses
}

/** Capitalises known names, the user's terms and the words that always have a capital. */
function capitaliseNames(text: string, pack: LanguagePack, terms: readonly string[]): string {
  const { always, never, small } = capitalsOf(pack)
  const spelt = new Map(terms.map((term) => [fold(term), term]))
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const folded = fold(word)
    const term = spelt.get(folded)
    if (term !== undefined && term.length === word.length && !small.has(folded)) return term
    const named = isFirstName(folded) || isPlaceName(folded)
    if (!always.has(folded) && (!named || never.has(folded) || small.has(folded))) return word
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  })
}
