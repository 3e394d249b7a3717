import type { Sentence } from '#shared/contract/notes.ts'
import type { Fragment } from './fragments.ts'

/** How each quotation mark is closed. */
const CLOSED_BY: Record<string, string> = { '«': '»', '“': '”', '„': '“”', '"': '"' }
/** Minimum number of words of a quotation: fewer between the marks are a title or a name, as in: the “Wave” launch. */
const MIN_WORDS = 3
/** Marks that are not closed within this many sentences were not meant as quotation marks. */
const MAX_SENTENCES = 6
/** If fewer words precede the quotation in a statement, somebody else says all of it: “he said: …”. */
const MIN_OWN_WORDS = 3

interface Range {
  start: number
  end: number
}

/**
 * Finds the words between quotation marks, which somebody else said or wrote. What they state is reported, not meant by the
 * speaker.
 * @returns a function that tells whether a part of a clause is such words
 */
export function findQuotations(sentences: readonly Sentence[]): (fragment: Fragment) => boolean {
  const bySentence = new Map<Sentence, Range[]>()
  let open: { mark: string; from: number; letter: number } | null = null
  for (const [at, { text }] of sentences.entries()) {
    if (open && at - open.from >= MAX_SENTENCES) open = null
    for (const { index, 0: mark } of text.matchAll(/[«»“”„"]/gu)) {
      if (!open) {
        if (CLOSED_BY[mark] && opensAt(text, index)) open = { mark, from: at, letter: index }
      } else if (CLOSED_BY[open.mark]?.includes(mark)) {
        addQuotation(bySentence, sentences.slice(open.from, at + 1), { start: open.letter + 1, end: index })
        open = null
      }
    }
  }
  return ({ clause, from, to }) =>
    bySentence.get(clause.sentence)?.some(({ start, end }) => {
      const [first, last] = [clause.at + from, clause.at + to]
      if (first >= end || last <= start) return false
      return first >= start - 1 || wordsIn(clause.sentence.text.slice(first, start)) < MIN_OWN_WORDS
    }) ?? false
}

/** Tells whether a mark opens a quotation: it is before a word, and not right after one. */
function opensAt(text: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(index - 1)) && /^.\s?[\p{L}\p{N}¿¡'’(]/u.test(text.slice(index, index + 4))
}

/** Adds a quotation that begins in the first of the given sentences and ends in the last. */
function addQuotation(bySentence: Map<Sentence, Range[]>, sentences: readonly Sentence[], { start, end }: Range): void {
  const ranges = sentences.map(({ text }, at) => ({
    start: at === 0 ? start : 0,
    end: at === sentences.length - 1 ? end : text.length,
  }))
  const words = ranges.reduce(
    (sum, range, at) => sum + wordsIn(sentences[at]?.text.slice(range.start, range.end) ?? ''),
    0,
  )
  if (words < MIN_WORDS) return
  for (const [at, sentence] of sentences.entries()) {
    const range = ranges[at]
    if (range) bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), range])
  }
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
