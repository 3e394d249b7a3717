import { type FakeS3, startS3Server } from '#test/fakes/s3-server.ts'
import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

let s3: FakeS3
let service: FakeTranscriptionServer
let dictum: DictumServer
test.beforeEach(async () => {
  s3 = await startS3Server()
  service = await startTranscriptionServer()
  service.respondWith({ text: 'Call the bank tomorrow.' })
  dictum = await DictumServer.create({
    ...s3.environment,
    TRANSCRIPTION_ENGINE: 'remote',
    TRANSCRIPTION_BASE_URL: service.baseUrl,
  })
  await dictum.start()
})
test.afterEach(async () => {
  await dictum.dispose()
  await service.close()
  await s3.close()
})

test.use({
  // This test has a server of its own. These are the requests that fail while the store or the server is down.
  expectedErrors: [
    'foreign: http://localhost',
    'Failed to load resource',
    'ERR_CONNECTION_REFUSED',
    'ERR_EMPTY_RESPONSE',
  ],
})

test('a recording survives a store that is down, and is played and deleted after a restart', async ({ page }) => {
  const person = { email: 'ada-s3@example.com', password: 'correct horse battery' }
  expect((await page.request.post(`${dictum.url}/api/register`, { data: person })).status()).toBe(201)
  await page.goto(dictum.url)
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText(/^Safe on the server up to (?!0:00)\d+:\d\d$/)).toBeVisible()
  const refused = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.url().includes('/api/uploads/') && answer.status() === 503,
  )
  await s3.stop()
  expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0)
  await s3.start()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('link', { name: 'Open note' }).first().click()
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(transcript).toContainText('Call the bank tomorrow.')
  const [note] = await (await page.request.get(`${dictum.url}/api/voice-notes`)).json()
  const original = s3.objects.get(`notes/${note.id}/original`)
  expect(original?.body.length).toBe(note.sizeBytes)

  await dictum.stop()
  await dictum.start()
  await page.reload()
  await expect(transcript).toContainText('Call the bank tomorrow.')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)).toBeGreaterThan(0.5)

  await page.goto(`${dictum.url}/notes`)
  await page.getByRole('button', { name: /^Delete “/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByRole('link', { name: note.title })).toHaveCount(0)
  // The server deletes it once Undo is no longer offered, or the user has left the page.
  await page.goto(`${dictum.url}/settings`)
  await expect.poll(() => [...s3.objects.keys()].filter((key) => !key.startsWith('.'))).toEqual([])
})
