import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Maximum length of a counted group of letters. Five cover most small words with the blanks around them. */
const LONGEST_GROUP = 5

/** Stands for the beginning and the end of a word in a group. */
const EDGE = ' '

/** How often each group of letters occurs in a language, as learnt from its training notes. */
export interface LetterCounts {
  /** SHA-256 of the notes in which the groups were counted. */
  corpus: string
  groups: ReadonlyMap<string, number>
}

/** Rates how a word is spelt in a language. */
export interface LetterModel {
  /** Returns the natural logarithm of the probability that the next word of a text is this one. */
  rate(word: string): number
}

/** Returns the groups of letters of a word with the places where they end, the shortest first. */
export function groupsOf(word: string): string[] {
  const letters = `${EDGE}${word}${EDGE}`
  const groups: string[] = []
  for (let end = 1; end <= letters.length; end++) {
    for (let length = 1; length <= Math.min(LONGEST_GROUP, end); length++) groups.push(letters.slice(end - length, end))
  }
  return groups
}

/** Writes counts: a line of JSON, then the groups with their counts, compressed. */
export function encodeCounts({ corpus, groups }: LetterCounts): Buffer {
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = sorted.map(([group, count]) => `${group}\t${count}`).join('\n')
  const compressed = brotliCompressSync(lines, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
  return Buffer.concat([Buffer.from(`${JSON.stringify({ corpus })}\n`), compressed])
}

/** Reads counts that {@link encodeCounts} wrote. */
export function decodeCounts(data: Buffer): LetterCounts {
  const end = data.indexOf('\n')
  const { corpus } = JSON.parse(data.subarray(0, end).toString()) as { corpus: string }
  const groups = new Map<string, number>()
  for (const line of brotliDecompressSync(data.subarray(end + 1))
    .toString()
    .split('\n')) {
    const at = line.indexOf('\t')
    groups.set(line.slice(0, at), Number(line.slice(at + 1)))
  }
  return { corpus, groups }
}

/** Assumed number of letters besides those that were counted; a letter that never occurred is one of these. */
const UNSEEN_LETTERS = 500

/** Maximum number of words whose rates are kept, in about two megabytes: most words of a text are a few hundred that recur. */
const MOST_REMEMBERED = 20_000

/**
 * Builds the model of a language from its counts. The probability of a letter after others is that of the longest group
 * that was seen, mixed with those of shorter groups (Witten and Bell): the more different letters have followed, the
 * more the shorter groups count.
 */
export function buildLetterModel({ groups }: Pick<LetterCounts, 'groups'>): LetterModel {
  const contexts = new Map<string, { total: number; next: Map<string, number> }>()
  for (const [group, count] of groups) {
    const before = group.slice(0, -1)
    const context = contexts.get(before) ?? { total: 0, next: new Map<string, number>() }
    context.total += count
    context.next.set(group.slice(-1), count)
    contexts.set(before, context)
  }
  const rateLetter = (letters: string, end: number): number => {
    const letter = letters[end - 1] ?? ''
    let probability = 1 / UNSEEN_LETTERS
    for (let length = 1; length <= Math.min(LONGEST_GROUP, end); length++) {
      const context = contexts.get(letters.slice(end - length, end - 1))
      if (!context) break
      const { total, next } = context
      probability = ((next.get(letter) ?? 0) + next.size * probability) / (total + next.size)
    }
    return probability
  }
  const rateLetters = (word: string): number => {
    const letters = `${EDGE}${word}${EDGE}`
    let sum = 0
    // The first blank is certain.
    for (let end = 2; end <= letters.length; end++) sum += Math.log(rateLetter(letters, end))
    return sum
  }
  const rated = new Map<string, number>()
  return {
    rate(word) {
      const known = rated.get(word)
      if (known !== undefined) return known
      const rate = rateLetters(word)
      if (rated.size >= MOST_REMEMBERED) rated.clear()
      rated.set(word, rate)
      return rate
    },
  }
}
