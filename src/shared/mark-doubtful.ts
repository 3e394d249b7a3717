export interface TextPiece {
  /** Its start in the sentence, in characters. */
  at: number
  text: string
  /** Whether the engine itself was unsure of this word. */
  doubtful: boolean
}

/** Splits a sentence at its doubtful words, each at its first whole-word occurrence after the previous one. */
export function markDoubtful(text: string, doubtfulWords: readonly string[] = []): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const word of doubtfulWords) {
    const at = findWord(text, word, from)
    if (at < 0) continue
    if (at > from) pieces.push({ at: from, text: text.slice(from, at), doubtful: false })
    pieces.push({ at, text: word, doubtful: true })
    from = at + word.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), doubtful: false })
  return pieces
}

function findWord(text: string, word: string, from: number): number {
  if (word === '') return -1
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at
  }
  return -1
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
