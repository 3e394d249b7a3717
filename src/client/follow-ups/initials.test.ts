import { expect, test } from 'vitest'
import { initialsOf } from './initials.tsx'

test.each([
  ['Ben Ito', 'BI'],
  ['Ana María de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['  Élodie   (Paris) ', 'ÉP'],
  ['e\u0301lodie', 'e\u0301'],
  ['\u202Eسارة', 'س'],
  ['<b>', 'b'],
  ['', ''],
])('takes the initials of “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
