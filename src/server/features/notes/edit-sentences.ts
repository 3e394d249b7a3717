import { AppError } from '#server/errors.ts'
import type { Sentence } from '#shared/contract/notes.ts'

/** New text for the sentence with this index. An empty text deletes the sentence. */
export interface SentenceEdit {
  index: number
  text: string
}

/**
 * Returns the sentences with the edits applied, renumbered, each at its old time. An edited sentence loses its marks
 * for doubtful words and added punctuation, because a person wrote it.
 * @returns null if the edits change nothing.
 * @throws AppError validation_failed for an index that no sentence has.
 */
export function editSentences(sentences: readonly Sentence[], edits: readonly SentenceEdit[]): Sentence[] | null {
  const wanted = new Map(edits.map(({ index, text }) => [index, tidy(text)]))
  const known = new Set(sentences.map(({ index }) => index))
  for (const index of wanted.keys()) {
    if (!known.has(index)) throw new AppError('validation_failed', { fields: { edits: 'invalid' } })
  }
  const edited = sentences.map((sentence) => {
    const text = wanted.get(sentence.index)
    return text === undefined || text === sentence.text ? sentence : rewrite(sentence, text)
  })
  if (edited.every((sentence, position) => sentence === sentences[position])) return null
  return edited.filter(({ text }) => text !== '').map((sentence, index) => ({ ...sentence, index }))
}

function rewrite({ index, start, end, marks }: Sentence, text: string): Sentence {
  return { index, start, end, text, ...(marks?.includes('estimated') ? { marks: ['estimated'] } : {}) }
}

/** Puts the text on one line: control characters and runs of white space would break the transcript's layout. */
function tidy(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
