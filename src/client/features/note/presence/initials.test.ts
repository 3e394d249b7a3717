import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Léa Fournier', 'LF'],
  ['ana maría de la cruz', 'AC'],
  ['ben', 'B'],
  ['ben.ito', 'BI'],
  ['E\u0301milie  \u202eX', 'E\u0301X'],
  ['', ''],
  ['<b>', 'B'],
])('abbreviates %j to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
