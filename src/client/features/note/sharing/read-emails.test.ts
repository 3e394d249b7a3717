import { expect, test } from 'vitest'
import { readEmails } from './read-emails.ts'

test.each([
  ['ana@example.com', ['ana@example.com'], []],
  ['Ana@Example.com, ben@example.com;ana@example.com', ['ana@example.com', 'ben@example.com'], []],
  ['  ana+work@example.com\nben@example.com ', ['ana+work@example.com', 'ben@example.com'], []],
  ['Ana Ruiz <ana@example.com>, ben@example.com', ['ana@example.com', 'ben@example.com'], []],
  ['ana@example.com, ben', ['ana@example.com'], ['ben']],
  ['<script>', [], ['script']],
  ['', [], []],
])('reads %j', (text, valid, invalid) => {
  expect(readEmails(text)).toEqual({ valid, invalid })
})
