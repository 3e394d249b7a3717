import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

// The page runs on a server of its own.
test.use({ expectedErrors: ['foreign: http://localhost', 'ERR_', 'Failed to load resource'] })

let service: FakeTranscriptionServer
let dictum: DictumServer
test.beforeEach(async ({ page }) => {
  service = await startTranscriptionServer()
  let said = 0
  service.respondWith(() => ({ text: `Call customer number ${++said} on Friday.`, language: 'en' }))
  dictum = await DictumServer.create({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_PARALLEL: '1' })
  await dictum.start()
  const account = { email: 'speaker@example.com', password: 'correct horse battery', firstName: 'Ada' }
  await page.request.post(`${dictum.url}/api/register`, { data: account })
  await page.goto(dictum.url)
})
test.afterEach(async () => {
  await dictum.dispose()
  await service.close()
})

test('shows the words of a recording while it is being made, and keeps them in the note', async ({ page }) => {
  await page.getByRole('button', { name: 'Start recording' }).click()
  const words = page.getByRole('region', { name: 'Text so far' })
  // On a busy machine the next words may appear at the same time.
  await expect(words).toContainText('Call customer number 1 on Friday.')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('link', { name: 'Open note' }).first().click()
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(transcript).toContainText('Call customer number 1 on Friday.')
  await expect(page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Play' })).toBeVisible()
  const [note] = await (await page.request.get(`${dictum.url}/api/voice-notes`)).json()
  await expect
    .poll(async () => (await (await page.request.get(`${dictum.url}/api/voice-notes/${note.id}`)).json()).status)
    .toBe('ready')
  // Every segment was recognised only once.
  const { sentences } = await (await page.request.get(`${dictum.url}/api/voice-notes/${note.id}/transcript`)).json()
  expect(sentences).toHaveLength(service.requests.length)
})

test('continues the live text after the server was killed, and repeats none of it', async ({ page }) => {
  await page.getByRole('button', { name: 'Start recording' }).click()
  const words = page.getByRole('region', { name: 'Text so far' })
  await expect(words).toContainText('number 1 on Friday.')
  await dictum.kill()
  await expect(page.getByText('No connection: the rest is on this device')).toBeVisible()
  await dictum.start()
  await expect(page.getByText(/^Safe on the server/)).toBeVisible()
  await expect(words).toContainText('number 1 on Friday.')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('link', { name: 'Open note' }).first().click()
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('number 1 on Friday.')
  const [note] = await (await page.request.get(`${dictum.url}/api/voice-notes`)).json()
  await expect
    .poll(async () => (await (await page.request.get(`${dictum.url}/api/voice-notes/${note.id}`)).json()).status)
    .toBe('ready')
  const read = await page.request.get(`${dictum.url}/api/voice-notes/${note.id}/transcript`)
  const texts = (await read.json()).sentences.map(({ text }: { text: string }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})
