/** What a model can write, in the form in which its decoder learns the user's terms. */
export interface TermPieces {
  /** A piece and its weight on each line. */
  vocabulary: string
  /** Whether a term can be written with the model's pieces, and has nothing that the decoder takes for a command. */
  canSpell(term: string): boolean
}

/** The mark that begins a word in the list of a model's pieces. */
const WORD_MARK = '▁'

/**
 * Reads a model's `tokens.txt` (a piece and its number on each line, in the order in which they were learnt). The decoder
 * cuts a term into the pieces with the largest sum of weights; so weighed it takes the fewest, and of those the ones
 * learnt first, as the model's own tokeniser nearly always does.
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
      // A slash parts terms, and a colon begins a weight.
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

/** All terms that the model can write, as the decoder takes them; empty where there are none. */
export function toHotWords(terms: readonly string[], pieces: TermPieces): string {
  return terms.filter((term) => pieces.canSpell(term)).join('/')
}
