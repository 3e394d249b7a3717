import { readFixture } from '#test/audio-fixtures.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

test('a draft is offered a better engine as soon as one is ready, and its text stays readable', async ({ browser }) => {
  const service = await startTranscriptionServer()
  service.hear({ text: 'The customers are happy. Send the report to the bank by Friday.' })
  const server = await DictumServer.create({ TRANSCRIPTION_ENGINE: 'auto' })
  // A page of its own: the usual one is watched for addresses other than the usual server's.
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
    await expect(transcript.getByText('Transcribed by PocketSphinx')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('A better engine is ready')).toBeHidden()
    const draft = (await transcript.locator('.reading').innerText()).trim()

    await server.stop()
    await server.start({ TRANSCRIPTION_BASE_URL: service.baseUrl })
    await page.goto(note)
    await expect(page.getByText('A better engine is ready')).toBeVisible()
    await page.getByRole('button', { name: 'Transcribe again' }).first().click()
    await expect(transcript).toContainText('Send the report to the bank by Friday.', { timeout: 60_000 })
    await expect(page.getByText('Draft quality')).toBeHidden()
    await page.getByRole('button', { name: 'Earlier text' }).click()
    await expect(page.getByRole('dialog')).toContainText(draft)
    await page.keyboard.press('Escape')

    // Put right without another transcription, which would come from the service.
    const heard = service.requests.length
    await transcript.getByRole('button', { name: 'Wrong language?' }).click()
    await page.getByRole('menuitem', { name: 'This text is in Español' }).click()
    await expect(transcript.getByText('· Español')).toBeVisible({ timeout: 30_000 })
    await expect(transcript).toContainText('Send the report to the bank by Friday.')
    expect(service.requests).toHaveLength(heard)
    expect(problems).toEqual([])
  } finally {
    await page.close()
    await server.dispose()
    await service.close()
  }
})
