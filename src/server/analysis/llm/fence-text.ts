import { randomBytes } from 'node:crypto'

/**
 * Encloses a user's text between two unguessable lines, so that nothing in it can pass for the end of the text or for an
 * instruction.
 * @param lines each becomes one line; line breaks within it become spaces
 */
export function fenceText(name: string, lines: readonly string[]): { text: string; fence: string } {
  const fence = `${name}-${randomBytes(12).toString('hex')}`
  // Line breaks of every kind, and the other control characters.
  const plain = lines.map((line) => line.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
  return { fence, text: [`<${fence}>`, ...plain, `</${fence}>`].join('\n') }
}
