/** What a command is found by. */
interface Findable {
  label: string
  /** Further words, some of which a person may type instead. */
  keywords?: string
}

/** How well typed words name a command: `named` by its label, or merely `related`, by its keywords or within a word. */
export type Fit = 'named' | 'related'

/** Sorts the commands that typed words name from those to which they are related, ignoring accents and case. */
export function fitCommands<T extends Findable>(commands: readonly T[], typed: string): Record<Fit, T[]> {
  const query = plain(typed).trim()
  if (query === '') return { named: [...commands], related: [] }
  const words = query.split(/[\s’']+/)
  const fits = commands.map((command) => ({ command, fit: fitOf(command, query, words) }))
  const select = (fit: Fit) => fits.filter((one) => one.fit === fit).map(({ command }) => command)
  // Of several names the one that begins as typed comes first.
  const begins = ({ label }: T) => (plain(label).startsWith(query) ? 0 : 1)
  return { named: select('named').sort((a, b) => begins(a) - begins(b)), related: select('related') }
}

function fitOf({ label, keywords = '' }: Findable, query: string, words: readonly string[]): Fit | null {
  if (beginEach(words, label)) return 'named'
  return plain(label).includes(query) || beginEach(words, `${label} ${keywords}`) ? 'related' : null
}

/** Whether each typed word begins a word of the text. */
function beginEach(words: readonly string[], text: string): boolean {
  const inText = plain(text).split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => inText.some((one) => one.startsWith(word)))
}

/**
 * Whether a text is a question: it ends like one, or has at least three words of which the first one asks.
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

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')
}
