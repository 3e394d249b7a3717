import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from './run-step.ts'

const ACCOUNT = { email: 'demo@example.com', password: 'dictum-demo', firstName: 'Dana', lastName: 'Demo' }
const READY_TIMEOUT_MS = 60_000

/** Waits for a server and creates an account with a sample note. Leaves an existing account unchanged. */
export async function seedDemoAccount(serverUrl: string): Promise<{ email: string; password: string }> {
  await waitUntilReady(serverUrl)
  const response = await fetch(`${serverUrl}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  })
  if (response.status === 409) return ACCOUNT
  if (!response.ok) throw new Error(`the demo account could not be created: ${await response.text()}`)
  const form = new FormData()
  form.append('language', 'en')
  form.append('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  form.append('audio', new Blob([await readFile(join(ROOT, 'test/fixtures/audio/speech.wav'))]), 'Weekly review.wav')
  const upload = await fetch(`${serverUrl}/api/voice-notes`, {
    method: 'POST',
    headers: {
      cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
    body: form,
  })
  if (!upload.ok) throw new Error(`the demo note could not be uploaded: ${await upload.text()}`)
  return ACCOUNT
}

async function waitUntilReady(serverUrl: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    const ready = await fetch(`${serverUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await delay(250)
  }
  throw new Error('the server did not become ready')
}
