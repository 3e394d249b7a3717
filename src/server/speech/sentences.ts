import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { toStorable } from '#server/text/storable.ts'
import type { Sentence, SentenceMark } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
import { endsInAbbreviation } from './abbreviations.ts'
import { cutBareText, cutLongSentence, isBare } from './bare-text.ts'
import type { Recognition, SpeechSegment, TimedText } from './engine.ts'

/**
 * Turns an engine's result for a segment into sentences with times from the recording's beginning. If the engine gives
 * no times, spreads them over the segment by the length of the text.
 * @param firstIndex the index of the first sentence; the others count up from it.
 * @param terms the user's names and terms, whose spelling bare words get
 */
export function toSentences(
  segment: SpeechSegment,
  recognition: Recognition,
  firstIndex: number,
  terms: readonly string[] = [],
): Sentence[] {
  const text = toStorable(recognition.text).replace(/\s+/g, ' ').trim()
  if (text === '') return []
  const language = recognition.language ?? DEFAULT_LANGUAGE
  const bare = isBare(text)
  const pieces = splitText(text, language, recognition.parts, terms)
  const length = segment.end - segment.start
  const timed = recognition.parts.some((part) => letters(part.text) > 0)
  const parts = timed ? recognition.parts : [{ text, start: 0, end: length }]
  const clock = createClock(parts, letters(text))
  const known: [SentenceMark, boolean | undefined][] = [
    ['doubtful', recognition.doubtful],
    ['estimated', !timed],
    ['restored', bare],
  ]
  const marks = known.flatMap(([mark, holds]) => (holds ? [mark] : []))
  const hasWordTimes = timed && givesWords(parts) && sumLetters(parts) === letters(text)
  let lettersBefore = 0
  let earliest = 0
  return pieces.map((piece, offset) => {
    const start = Math.min(length, Math.max(earliest, clock.startOf(lettersBefore)))
    const doubtfulWords = clock.doubtfulWords(lettersBefore, lettersBefore + letters(piece))
    const wordStarts = hasWordTimes ? startsOf(piece, lettersBefore, clock).map((at) => Math.max(0, at - start)) : []
    lettersBefore += letters(piece)
    const end = Math.min(length, Math.max(start, clock.endOf(lettersBefore)))
    earliest = end
    return {
      index: firstIndex + offset,
      start: round(segment.start + start),
      end: round(segment.start + end),
      text: piece,
      ...(marks.length > 0 && { marks }),
      ...(doubtfulWords.length > 0 && { doubtfulWords }),
      ...(wordStarts.length > 0 && { wordStarts: wordStarts.map(round) }),
    }
  })
}

/** Returns whether the parts are single words rather than phrases. */
function givesWords(parts: readonly TimedText[]): boolean {
  return parts.every(({ text }) => !/\s/.test(text.trim()))
}

function sumLetters(parts: readonly TimedText[]): number {
  return parts.reduce((sum, { text }) => sum + letters(text), 0)
}

/**
 * Returns when each word begins of a sentence that has `lettersBefore` letters before it. No word begins before the
 * previous one, although an engine may say so.
 */
function startsOf(sentence: string, lettersBefore: number, clock: ReturnType<typeof createClock>): number[] {
  let before = lettersBefore
  let latest = 0
  return sentence.split(' ').map((word) => {
    latest = Math.max(latest, clock.startOf(before))
    before += letters(word)
    return latest
  })
}

/**
 * Splits a text into sentences: punctuated text by the rules of its language, bare words at the speaker's pauses and
 * where a new statement seems to begin. Sentences of bare words get a capital and a full stop each; written text keeps
 * every letter.
 * @param parts the words with their times, where an engine gave them
 */
export function splitText(
  text: string,
  language: Language,
  parts: readonly TimedText[] = [],
  terms: readonly string[] = [],
): string[] {
  const stretches = cutIntoStretches(text)
  if (stretches.length > 1) return stretches.flatMap((stretch) => splitText(stretch, language, [], terms))
  const pack = packOf(language)
  if (isBare(text)) return cutBareText(text, parts, pack, terms)
  const isPunctuated = /[.,;:!?…]/.test(text)
  return splitByPunctuation(text, pack).flatMap((sentence) => cutLongSentence(sentence, pack, isPunctuated))
}

/**
 * Maximum length of a text in which sentences are looked for, in characters. That takes more than linear time, and captions
 * can be one word of 300,000 letters. A sentence of a whole stretch still has room for a capital and a full stop.
 */
const MAX_STRETCH = MAX_SENTENCE_LENGTH - 10

/** Cuts a text into stretches of bounded length, between two words or, in a longer word, between two characters. */
export function cutIntoStretches(text: string): string[] {
  const stretches: string[] = []
  let from = 0
  while (text.length - from > MAX_STRETCH) {
    const space = text.lastIndexOf(' ', from + MAX_STRETCH)
    const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(from + MAX_STRETCH - 1))
    const to = space > from ? space : from + MAX_STRETCH - Number(isInPair)
    stretches.push(text.slice(from, to))
    from = space > from ? to + 1 : to
  }
  return [...stretches, text.slice(from)]
}

function splitByPunctuation(text: string, pack: LanguagePack): string[] {
  const segments = [...new Intl.Segmenter(pack.code, { granularity: 'sentence' }).segment(text)]
  const sentences: string[] = []
  let open = ''
  for (const [at, { segment }] of segments.entries()) {
    open += segment
    if (endsInAbbreviation(open, segments[at + 1]?.segment ?? '', pack)) continue
    sentences.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') sentences.push(open.trim())
  return sentences.filter((sentence) => sentence !== '')
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

/**
 * Finds when a letter of the text was said by counting letters through the timed parts. Words come without the text's
 * punctuation and phrases hold several sentences, but the letters are the same. If they are not, everything is scaled.
 */
function createClock(parts: readonly TimedText[], textLetters: number) {
  let before = 0
  const spans = parts.map(({ text, start, end, doubtful = false }) => {
    const span = { from: before, to: before + letters(text), start, end: Math.max(start, end), text, doubtful }
    before = span.to
    return span
  })
  const scale = textLetters > 0 ? before / textLetters : 1
  const timeWithin = (span: (typeof spans)[number], position: number) =>
    span.start + (span.end - span.start) * Math.min(1, Math.max(0, (position - span.from) / (span.to - span.from || 1)))
  return {
    /** Returns the second at which the letter after `count` others begins. */
    startOf(count: number): number {
      const position = count * scale
      const span = spans.find(({ to }) => to > position + 0.5) ?? spans.at(-1)
      return span ? timeWithin(span, position) : 0
    },
    /** Returns the words between two letter counts that the engine was not sure of, without their punctuation. */
    doubtfulWords(from: number, to: number): string[] {
      return spans
        .filter((span) => span.doubtful && span.from >= from * scale - 0.5 && span.to <= to * scale + 0.5)
        .map((span) => span.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((word) => word !== '')
    },
    /** Returns the second at which the last of `count` letters ends. */
    endOf(count: number): number {
      const position = count * scale
      const span = spans.find(({ to }) => to >= position - 0.5) ?? spans.at(-1)
      return span ? timeWithin(span, position) : 0
    },
  }
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
