import { encodeWav, PCM_RATE } from '#server/audio/pcm-file.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'
import { watchRequests } from './support/watch-requests.ts'

test('offers a better engine for a draft transcript once one is ready, and keeps the text readable', async ({
  browser,
}) => {
  const service = await startTranscriptionServer()
  service.respondWith({ text: 'The customers are happy. Send the report to the bank by Friday.' })
  const server = await DictumServer.create({ TRANSCRIPTION_ENGINE: 'auto' })
  // A separate page, because the usual one fails on requests to addresses other than the usual server's.
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await server.start({ TRANSCRIPTION_ENGINE: 'draft' })
    await page.request.post(`${server.url}/api/register`, {
      data: { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' },
    })
    const audio = { name: 'memo.wav', mimeType: 'audio/wav', buffer: await readFixture('speech.wav') }
    const created = await page.request.post(`${server.url}/api/voice-notes`, { multipart: { language: 'en', audio } })
    const { id } = await created.json()
    const note = `${server.url}/notes/${id}`
    await page.goto(note)
    const transcript = page.getByRole('region', { name: 'Transcript' })
    await expect(transcript.getByText('Transcribed by PocketSphinx')).toBeVisible()
    await expect(page.getByText('A better engine is ready')).toBeHidden()
    const draft = (await transcript.locator('.reading').innerText()).trim()

    await server.stop()
    await server.start({ TRANSCRIPTION_BASE_URL: service.baseUrl })
    await page.goto(note)
    await expect(page.getByText('A better engine is ready')).toBeVisible()
    await page.getByRole('button', { name: 'Transcribe again' }).first().click()
    await expect(transcript).toContainText('Send the report to the bank by Friday.')
    await expect(page.getByText('Draft quality')).toBeHidden()
    await page.getByRole('button', { name: 'Earlier text' }).click()
    await expect(page.getByRole('dialog')).toContainText(draft)
    await page.keyboard.press('Escape')

    // It was corrected without another transcription, which would need a request to the service.
    const requestsBefore = service.requests.length
    await transcript.getByRole('button', { name: 'Wrong language?' }).click()
    await page.getByRole('menuitem', { name: 'This text is in Spanish' }).click()
    await expect(transcript.getByText('· Spanish')).toBeVisible()
    await expect(transcript).toContainText('Send the report to the bank by Friday.')
    expect(service.requests).toHaveLength(requestsBefore)
    expect(problems).toEqual([])
  } finally {
    await page.close()
    await server.dispose()
    await service.close()
  }
})

test('shows why the service failed a note, and transcribes it with another engine', async ({ browser }) => {
  const service = await startTranscriptionServer()
  const server = await DictumServer.create({ TRANSCRIPTION_BASE_URL: service.baseUrl })
  const page = await browser.newPage()
  try {
    await server.start()
    await page.request.post(`${server.url}/api/register`, {
      data: { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' },
    })
    const audio = { name: 'memo.wav', mimeType: 'audio/wav', buffer: await readFixture('speech.wav') }
    const upload = async () => {
      const created = await page.request.post(`${server.url}/api/voice-notes`, { multipart: { language: 'en', audio } })
      return (await created.json()).id
    }
    service.fail({ status: 402 })
    await page.goto(`${server.url}/notes/${await upload()}`)
    await expect(page.getByText('The transcription service has no credit left.')).toBeVisible()
    await page.getByRole('button', { name: 'With another engine' }).click()
    await page.getByRole('menuitem', { name: /^As a draft/ }).click()
    await expect(page.getByText('Draft quality')).toBeVisible()

    // The only allowed engine has rejected its key, so the next note waits and says why.
    await server.stop()
    await server.start({ TRANSCRIPTION_ENGINE: 'remote' })
    service.fail({ status: 401 })
    await page.goto(`${server.url}/notes/${await upload()}`)
    await expect(page.getByText('The transcription service refused its key.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'With another engine' })).toHaveCount(0)
    await page.goto(`${server.url}/notes/${await upload()}`)
    await expect(page.getByText('Waiting for a transcription engine')).toBeVisible()
    await expect(page.getByText('The transcription service refuses its key.')).toBeVisible()
  } finally {
    await page.close()
    await server.dispose()
    await service.close()
  }
})

test('says that a recording has no speech, without an error in the page', async ({ page, signIn }) => {
  await signIn()
  const silence = Buffer.from(encodeWav(new Float32Array(3 * PCM_RATE)))
  const audio = { name: 'silence.wav', mimeType: 'audio/wav', buffer: silence }
  const created = await page.request.post('/api/voice-notes', { multipart: { audio } })
  const { id } = await created.json()
  await page.goto(`/notes/${id}`)
  await expect(page.getByText('No speech was found')).toBeVisible()
  const untilSettled = watchRequests(page)
  await page.reload()
  await expect(page.getByText('No speech was found')).toBeVisible()
  await untilSettled()
})
