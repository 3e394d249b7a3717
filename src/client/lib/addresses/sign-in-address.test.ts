import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressAfterSignIn, besideSignIn, signInAddress } from './sign-in-address.ts'

const ORIGIN = 'https://notes.example'

test.each(['/', '/notes', '/notes/1?from=list', '/notes?tag=a%26b'])('returns to %s after signing in', (page) => {
  const address = signInAddress(new URL(page, ORIGIN))
  expect(addressAfterSignIn(ORIGIN + address)).toBe(page)
})

test('leads from one page about signing in to another with the same way back', () => {
  const { search } = new URL(signInAddress(new URL('/notes?tag=a%26b', ORIGIN)), ORIGIN)
  const forgot = besideSignIn('/auth/forgot', search)
  expect(new URL(forgot, ORIGIN).pathname).toBe('/auth/forgot')
  expect(addressAfterSignIn(ORIGIN + besideSignIn('/auth', new URL(forgot, ORIGIN).search))).toBe('/notes?tag=a%26b')
  expect(besideSignIn('/auth/forgot', '?tab=sign-up')).toBe('/auth/forgot')
})

test.each([
  '/auth',
  '/auth?tab=sign-up',
  '/auth?back=https%3A%2F%2Felsewhere.example%2F',
  '/auth?back=%2F%2Felsewhere.example',
  '/auth?back=%2F%5Celsewhere.example',
  '/auth?back=%2F.%2F%2Felsewhere.example%2Fx',
  '/auth?back=%2Fa%2F..%2F%2Felsewhere.example',
  '/auth?back=%2F.%2F%5Celsewhere.example',
  '/auth?back=javascript%3Aalert(1)',
  '/auth?back=%2Fauth%3Fback%3D%252F',
])('returns to the start page for %s', (address) => {
  expect(addressAfterSignIn(ORIGIN + address)).toBe('/')
})

test('returns only to pages of this site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'elsewhere.example',
    'https:',
  )
  const named = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
    fc.string(),
  )
  fc.assert(
    fc.property(named, fc.boolean(), (name, slashed) => {
      const search = new URLSearchParams({ back: slashed ? `/${name}` : name })
      const page = addressAfterSignIn(`${ORIGIN}/auth?${search}`)
      expect(page).toMatch(/^\/(?![/\\])/)
      expect(new URL(page, ORIGIN).origin).toBe(ORIGIN)
    }),
    { numRuns: 5000 },
  )
})
