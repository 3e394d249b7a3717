import { AppError } from '#server/errors.ts'
import { packOf } from '#server/languages/languages.ts'
import { cutLongSentence } from '#server/speech/bare-text.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'

/** New text for the sentence with this index. An empty text deletes the sentence. */
export interface SentenceEdit {
  index: number
  text: string
}

/**
 * Returns the sentences with the edits applied, renumbered, each at its old time. An edited sentence loses its marks
 * for doubtful words and added punctuation, because a person wrote it. An edited sentence that goes on without any
 * punctuation is cut.
 * @param putBack sentences to add at their times
 * @returns null if nothing changes.
 * @throws AppError validation_failed for an index that no sentence has.
 */
export function editSentences(
  sentences: readonly Sentence[],
  edits: readonly SentenceEdit[],
  putBack: readonly Sentence[] = [],
  language: Language = DEFAULT_LANGUAGE,
): Sentence[] | null {
  const wanted = indexEdits(sentences, edits)
  const edited = sentences.flatMap((sentence) => {
    const text = wanted.get(sentence.index)
    return text === undefined || text === sentence.text ? sentence : cut(rewrite(sentence, text), language)
  })
  const added = putBack.filter(({ text }) => text !== '')
  if (added.length === 0 && edited.every((sentence, position) => sentence === sentences[position])) return null
  return insertByTime(edited, added)
    .filter(({ text }) => text !== '')
    .map((sentence, index) => ({ ...sentence, index }))
}

/**
 * Returns only the sentences that the edits name, with their new texts.
 * @throws AppError validation_failed for an index that no sentence has.
 */
export function rewordSentences(sentences: readonly Sentence[], edits: readonly SentenceEdit[]): Sentence[] {
  const wanted = indexEdits(sentences, edits)
  return sentences.flatMap((sentence) => {
    const text = wanted.get(sentence.index)
    if (text === undefined) return []
    return [text === sentence.text ? sentence : rewrite(sentence, text)]
  })
}

function indexEdits(sentences: readonly Sentence[], edits: readonly SentenceEdit[]): Map<number, string> {
  const known = new Set(sentences.map(({ index }) => index))
  if (edits.some(({ index }) => !known.has(index))) {
    throw new AppError('validation_failed', { fields: { edits: 'invalid' } })
  }
  return new Map(edits.map(({ index, text }) => [index, tidy(text)]))
}

/** Inserts each sentence before the first one that starts later. Walks the text once: both lists can have thousands. */
function insertByTime(sentences: readonly Sentence[], added: readonly Sentence[]): Sentence[] {
  const waiting = added.toSorted((a, b) => a.start - b.start)
  const all: Sentence[] = []
  let at = 0
  for (const sentence of sentences) {
    for (let next = waiting[at]; next && next.start < sentence.start; next = waiting[at]) {
      all.push(next)
      at += 1
    }
    all.push(sentence)
  }
  return [...all, ...waiting.slice(at)]
}

function rewrite({ index, start, end, marks }: Sentence, text: string): Sentence {
  return { index, start, end, text, ...(marks?.includes('estimated') ? { marks: ['estimated'] } : {}) }
}

/** Cuts a sentence without punctuation into several, which share its time by their length. */
function cut(sentence: Sentence, language: Language): Sentence[] {
  const { start, end, text } = sentence
  const timeAt = (letter: number) => Math.round((start + ((end - start) * letter) / text.length) * 1000) / 1000
  let letters = 0
  let from = start
  return cutLongSentence(text, packOf(language)).map((piece) => {
    letters += piece.length + 1
    const to = letters >= text.length ? end : timeAt(letters)
    const made = { ...sentence, text: piece, start: from, end: to }
    from = to
    return made
  })
}

/** Puts the text on one line: control characters and runs of white space would break the transcript's layout. */
function tidy(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
