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
  expect(site).toEqual({ contactEmail: 'contact@notes.example.com', analytics: null })
  expect(policy).not.toContain('http')
})

test('publishes the operator’s settings, and allows the browser to connect there', async () => {
  const { site, policy } = await ask({
    PUBLIC_URL: 'https://notes.example.com',
    CONTACT_EMAIL: 'hello@example.com',
    ANALYTICS_MEASUREMENT_ID: 'G-ABC123',
  })
  expect(site).toEqual({
    contactEmail: 'hello@example.com',
    analytics: { measurementId: 'G-ABC123', scriptUrl: 'https://www.googletagmanager.com/gtag/js' },
  })
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
})
