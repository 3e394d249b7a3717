import { AppError } from '#server/errors.ts'

/**
 * Reads a `Range` header of one range (RFC 9110, section 14.1.2). Several ranges or another unit get the whole file, as
 * the standard allows.
 * @returns both ends included; null for the whole file.
 * @throws AppError range_not_satisfiable if it begins after the end.
 */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || (first === '' && Number(last) === 0)) throw new AppError('range_not_satisfiable')
  return end < start ? null : { start, end }
}
