/** A model's pieces, in the form from which its decoder learns the user's terms. */
export interface TermPieces {
  /** One piece and its weight per line. */
  vocabulary: string
  /**
   * Whether a term can be spelt with the model's pieces and has no character with a special meaning for the decoder.
   */
  canSpell(term: string): boolean
}

/** Marks the beginning of a word in the model's list of pieces. */
const WORD_MARK = '▁'

/**
 * Reads a model's `tokens.txt` (a piece and its number per line, in the order they were learnt). The decoder splits a
 * term into the pieces with the largest sum of weights. With these weights it uses the fewest pieces, and among those
 * the ones learnt first, as the model's own tokeniser nearly always does.
 */
export function readTermPieces(tokens: string): TermPieces {
  const pieces = tokens
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .filter((piece) => piece !== '' && !/\s/.test(piece))
  const known = new Set(pieces)
  const step = 1 / (100 * pieces.length)
  return {
    vocabulary: pieces.map((piece, order) => `${piece} ${(-1 - order * step).toFixed(8)}\n`).join(''),
    canSpell: (term) => {
      const words = term.split(/\s+/).filter((word) => word !== '')
      // A slash separates terms, and a colon begins a weight.
      const isPlain = !term.includes('/') && words.every((word) => !word.startsWith(':'))
      return words.length > 0 && isPlain && words.every((word) => canSpellWord(word, known))
    },
  }
}

function canSpellWord(word: string, known: ReadonlySet<string>): boolean {
  const [first = '', ...rest] = word
  const begins = known.has(WORD_MARK + first) || (known.has(WORD_MARK) && known.has(first))
  return begins && rest.every((letter) => known.has(letter))
}

/** Joins all terms that the model can spell in the decoder's format; empty if there are none. */
export function toHotWords(terms: readonly string[], pieces: TermPieces): string {
  return terms.filter((term) => pieces.canSpell(term)).join('/')
}
