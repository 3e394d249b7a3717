/** The words that find a command. */
interface Findable {
  label: string
  /** Further words that people may type instead. */
  keywords?: string
}

/**
 * How well typed words match a command: `named` if they match its label, or only `related` if they match its keywords
 * or the inside of a word.
 */
export type Fit = 'named' | 'related'

/**
 * Separates the commands that the typed words name from those to which they are only related, ignoring accents and
 * case.
 */
export function fitCommands<T extends Findable>(commands: readonly T[], typed: string): Record<Fit, T[]> {
  const query = plain(typed).trim()
  if (query === '') return { named: [...commands], related: [] }
  const words = query.split(/[\s’']+/)
  const fits = commands.map((command) => ({ command, fit: fitOf(command, query, words) }))
  const select = (fit: Fit) => fits.filter((one) => one.fit === fit).map(({ command }) => command)
  // Of several labels that match, those that begin with the typed words come first.
  const begins = ({ label }: T) => (plain(label).startsWith(query) ? 0 : 1)
  return { named: select('named').sort((a, b) => begins(a) - begins(b)), related: select('related') }
}

function fitOf({ label, keywords = '' }: Findable, query: string, words: readonly string[]): Fit | null {
  if (beginEach(words, label)) return 'named'
  return plain(label).includes(query) || beginEach(words, `${label} ${keywords}`) ? 'related' : null
}

/** Tells whether each typed word begins a word of the text. */
function beginEach(words: readonly string[], text: string): boolean {
  const inText = plain(text).split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => inText.some((one) => one.startsWith(word)))
}

/**
 * Tells whether a text is a question: it ends like one, or has at least three words and begins with a question word.
 * @param questionWords the words that begin questions in the interface's language, separated by spaces
 */
export function isQuestion(typed: string, questionWords: string): boolean {
  const text = plain(typed).trim()
  if (/^¿|\p{L}.*[?？]$/u.test(text)) return true
  const words = text.split(/[\s’'-]+/)
  return (
    words.length >= 3 &&
    plain(questionWords)
      .split(' ')
      .includes(words[0] ?? '')
  )
}

/** Returns a text in lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
}
