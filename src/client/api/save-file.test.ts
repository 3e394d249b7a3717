import { expect, test } from 'vitest'
import { readFileName } from './save-file.ts'

test.each([
  ['attachment; filename="L_ete.pdf"; filename*=UTF-8\'\'L%E2%80%99%C3%A9t%C3%A9%20%28fin%29.pdf', 'L’été (fin).pdf'],
  ['attachment; filename="plain.pdf"', ''],
  [null, ''],
])('given %j, returns the name %j', (header, expected) => {
  expect(readFileName(header)).toBe(expected)
})
