import type { Sentence } from '#shared/contract/notes.ts'

/** A pause of this many seconds starts a new paragraph. */
const PAUSE = 1.5
/** Maximum length in characters, so that a speaker who never pauses still gets readable paragraphs. */
const LONGEST = 520

/** Groups sentences into paragraphs for reading, each of one speaker; every sentence is in exactly one, in order. */
export function groupParagraphs(sentences: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = []
  let length = 0
  let end = 0
  for (const sentence of sentences) {
    const current = paragraphs.at(-1)
    const isOfAnother = current?.at(-1)?.speaker !== sentence.speaker
    if (!current || isOfAnother || sentence.start - end >= PAUSE || length + sentence.text.length > LONGEST) {
      paragraphs.push([sentence])
      length = 0
    } else {
      current.push(sentence)
    }
    length += sentence.text.length
    end = sentence.end
  }
  return paragraphs
}
