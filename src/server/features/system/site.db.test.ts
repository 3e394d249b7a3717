import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function ask(environment: Record<string, string>) {
  server = await startTestServer(environment)
  const answer = await server.app.inject({ method: 'GET', url: '/api/site' })
  return { site: answer.json(), policy: String(answer.headers['content-security-policy']) }
}

test('reports nothing anywhere by default, and gives a contact address at this host', async () => {
  const { site, policy } = await ask({ PUBLIC_URL: 'https://notes.example.com' })
  const company = { name: null, address: null }
  expect(site).toEqual({ contactEmail: 'contact@notes.example.com', company, sendsEmail: false, analytics: null })
  expect(policy).not.toContain('http')
})

test('gives no contact address that would reach nobody', async () => {
  expect((await ask({ PUBLIC_URL: 'http://localhost:3000' })).site).toMatchObject({ contactEmail: null })
})

test('publishes the operator’s settings, and allows the browser to connect there', async () => {
  const { site, policy } = await ask({
    PUBLIC_URL: 'https://notes.example.com',
    CONTACT_EMAIL: 'hello@example.com',
    SMTP_URL: 'smtp://mail.example.com',
    COMPANY_NAME: 'Notes & Sons SL',
    COMPANY_ADDRESS: 'Gran Vía 1, 28013 Madrid',
    ANALYTICS_MEASUREMENT_ID: 'G-ABC123',
  })
  expect(site).toEqual({
    contactEmail: 'hello@example.com',
    company: { name: 'Notes & Sons SL', address: 'Gran Vía 1, 28013 Madrid' },
    sendsEmail: true,
    analytics: { measurementId: 'G-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
  })
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
})
