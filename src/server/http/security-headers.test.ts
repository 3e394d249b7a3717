import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const publicUrl = 'https://notes.example.com'
const directivesFor = (scriptUrl: string | null) =>
  securityHeaders({ publicUrl, analytics: scriptUrl ? { measurementId: 'G-1', scriptUrl } : null })
    .contentSecurityPolicy.directives

test('allows no other host without an analytics service', () => {
  const { scriptSrc, connectSrc, imgSrc } = directivesFor(null)
  expect([...scriptSrc, ...connectSrc, ...imgSrc].filter((source) => source.includes('//'))).toEqual([])
})

test('allows Google’s script and its reports to Google’s own addresses', () => {
  const { scriptSrc, connectSrc } = directivesFor('https://www.googletagmanager.com/gtag/js')
  expect(scriptSrc).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(connectSrc).toContain('https://*.google-analytics.com')
})

test('allows another service’s script and reports, but not Google’s', () => {
  const { scriptSrc, connectSrc } = directivesFor('http://127.0.0.1:8123/counter.js')
  expect(scriptSrc).toEqual(["'self'", 'http://127.0.0.1:8123'])
  expect(connectSrc).toEqual(["'self'", 'http://127.0.0.1:8123'])
})

test('recognises a Google host only by its whole name', () => {
  expect(directivesFor('https://www.googletagmanager.com.example.net/a.js').connectSrc.join()).not.toContain(
    'analytics',
  )
})
