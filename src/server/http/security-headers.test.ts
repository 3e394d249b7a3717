import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const publicUrl = 'https://notes.example.com'
const directivesFor = (scriptUrl: string | null) =>
  securityHeaders({ publicUrl, analytics: scriptUrl ? { measurementId: 'G-1', scriptUrl } : null })
    .contentSecurityPolicy.directives

test('without an analytics service no other host is open', () => {
  const { scriptSrc, connectSrc, imgSrc } = directivesFor(null)
  expect([...scriptSrc, ...connectSrc, ...imgSrc].filter((source) => source.includes('//'))).toEqual([])
})

test('Google’s script may be loaded, and report to Google’s own addresses', () => {
  const { scriptSrc, connectSrc } = directivesFor('https://www.googletagmanager.com/gtag/js')
  expect(scriptSrc).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(connectSrc).toContain('https://*.google-analytics.com')
})

test('another service may be loaded from and reported to, and Google may not', () => {
  const { scriptSrc, connectSrc } = directivesFor('http://127.0.0.1:8123/counter.js')
  expect(scriptSrc).toEqual(["'self'", 'http://127.0.0.1:8123'])
  expect(connectSrc).toEqual(["'self'", 'http://127.0.0.1:8123'])
})

test('a host is Google’s only by its whole name', () => {
  expect(directivesFor('https://www.googletagmanager.com.example.net/a.js').connectSrc.join()).not.toContain(
    'analytics',
  )
})
