import { parseArgs } from 'node:util'

/**
 * Reads a command's arguments. `--help` prints the usage and ends the process with status 0. An unknown option ends it with
 * one line, and other wrong arguments with the usage, and status 2.
 */
export function readOrExplain<T>(usage: string, read: () => T): T {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage)
    process.exit(0)
  }
  try {
    return read()
  } catch (error) {
    process.stderr.write(isOfParser(error) ? `${firstSentence(error)}; --help shows what there is.\n` : usage)
    process.exit(2)
  }
}

/** Does the same for a command that takes no arguments. */
export function refuseArguments(usage: string): void {
  readOrExplain(usage, () => parseArgs({ options: {} }))
}

/** Returns the numbers that arguments stand for. @throws Error if one is none */
export function readNumbers(values: readonly string[]): number[] {
  const numbers = values.map(Number)
  if (numbers.some((number, at) => !Number.isFinite(number) || values[at]?.trim() === ''))
    throw new Error('not a number')
  return numbers
}

function isOfParser(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}

/** The parser's messages go on with advice that is not about the command. */
function firstSentence({ message }: Error): string {
  return message.split(/\. |\n/)[0] ?? message
}
