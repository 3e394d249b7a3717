import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test('falls back from the first name to the email address to a general word', () => {
  expect(displayName({ firstName: ' Ana ', email: 'ana@example.com' }, 'Executive User')).toBe('Ana')
  expect(displayName({ firstName: ' ', email: 'ana@example.com' }, 'Executive User')).toBe('ana@example.com')
  expect(displayName({ firstName: '', email: '' }, 'Executive User')).toBe('Executive User')
})
