import { expect, it } from 'vitest'
import { readAppCode, readBackupCode } from './sign-in-code.ts'

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('given %j, returns the app’s code %j', (typed, code) => expect(readAppCode(typed)).toBe(code))

it.each([
  ['k3vq7-mzp4a', 'k3vq7mzp4a'],
  [' K3VQ7 – MZP4A ', 'k3vq7mzp4a'],
  ['k3vq7mzp4a', 'k3vq7mzp4a'],
  ['k3vq7-mzp4', null],
  ['123456', null],
])('given %j, returns the backup code %j', (typed, code) => expect(readBackupCode(typed)).toBe(code))
