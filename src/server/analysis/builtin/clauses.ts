import type { Evidence } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { fold } from '../text/tokens.ts'

/** A stretch of a sentence that says one thing; `text` is verbatim from the sentence. */
export interface Clause {
  text: string
  folded: string
  sentence: Sentence
}

/** Longer runs without a comma are taken for speech without punctuation, and are cut at words that open a clause. */
const LONGEST_PLAIN_WORDS = 10

/** Cuts sentences into clauses: at their ends, and bare runs also where a new one is opened. */
export function splitClauses(sentences: readonly Sentence[], openers: string): Clause[] {
  const opener = new RegExp(`\\s(?=(?:${openers})\\s)`, 'g')
  return sentences.flatMap((sentence) =>
    sentence.text.split(/(?<=[.!?;…])\s+|\n+/u).flatMap((part) => {
      const bare = !part.includes(',') && part.split(/\s+/).length > LONGEST_PLAIN_WORDS
      return (bare ? cutAt(part, opener) : [part])
        .map((text) => text.trim())
        .filter((text) => /[\p{L}\p{N}]/u.test(text))
        .map((text) => ({ text, folded: fold(text), sentence }))
    }),
  )
}

function cutAt(text: string, opener: RegExp): string[] {
  const folded = foldInPlace(text)
  const pieces: string[] = []
  let from = 0
  for (const { index } of folded.matchAll(opener)) {
    pieces.push(text.slice(from, index))
    from = index
  }
  pieces.push(text.slice(from))
  return pieces
}

/** Folds letter by letter, so that every offset stays what it was. */
export function foldInPlace(text: string): string {
  let folded = ''
  for (const character of text) {
    const plain = fold(character)
    folded += plain.length === character.length ? plain : character
  }
  return folded
}

/** A sentence longer than this is no sentence; looking for each of its clauses in it would cost its square. */
const MAX_TIMED_LENGTH = 4_000

/** The clause's words, with its own share of the sentence's time: by its place among the letters. */
export function evidenceOf({ text, sentence }: Clause): Evidence {
  const whole = { quote: text, sentence: sentence.index, start: sentence.start, end: sentence.end }
  const at = sentence.text.length > MAX_TIMED_LENGTH ? -1 : sentence.text.indexOf(text)
  if (at < 0) return whole
  const secondsPerLetter = (sentence.end - sentence.start) / sentence.text.length
  const timeAt = (letter: number) => Math.round((sentence.start + letter * secondsPerLetter) * 100) / 100
  return { ...whole, start: timeAt(at), end: timeAt(at + text.length) }
}
