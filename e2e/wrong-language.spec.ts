import { readFixture } from '#test/audio-fixtures.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { loopAudio } from './support/loop-audio.ts'
import { expect, test } from './support/test.ts'

test.describe('with a French interface and an engine for English', () => {
  test.use({ locale: 'fr' })

  test('transcribes an English upload that was taken for French after one tap on its page', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/')
    await expect(page.getByLabel('Langue des fichiers')).toHaveValue('auto')
    const file = { name: 'speech.ogg', mimeType: 'audio/ogg', buffer: Buffer.from(await readFixture('speech.ogg')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('link', { name: 'Ouvrir la note de speech.ogg' }).click()
    await expect(page.getByText('Aucun moteur disponible pour cette langue : français')).toBeVisible()
    await page.getByRole('button', { name: 'En anglais : transcrire' }).click()
    await expect(page.getByRole('heading', { name: 'Transcription' })).toBeVisible()
    await expect(page.locator('[data-position="0"]')).toHaveText(/[a-z]{3}/)
    const [note] = await (await page.request.get('/api/voice-notes')).json()
    expect(note).toMatchObject({ language: 'en', waiting: null })
  })
})

test('shows a passage in an unexpected language, and transcribes it again or keeps it', async ({ browser }) => {
  const service = await startTranscriptionServer()
  const server = await DictumServer.create({ TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_ENGINE: 'remote' })
  // A separate page, because the usual one fails on requests to addresses other than the usual server's.
  const page = await browser.newPage({ locale: 'en' })
  await loopAudio(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await server.start()
    await page.request.post(`${server.url}/api/register`, {
      data: { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' },
    })
    const audio = { name: 'memo.wav', mimeType: 'audio/wav', buffer: await readFixture('speech.wav') }
    const upload = async () => {
      service.respondWith({ text: 'We have to call the supplier before the meeting.', language: 'en' })
      const created = await page.request.post(`${server.url}/api/voice-notes`, { multipart: { language: 'fr', audio } })
      const { id } = await created.json()
      await page.goto(`${server.url}/notes/${id}`)
      await expect(passages).toContainText('Dictum expected French here.')
    }
    const passages = page.getByRole('region', { name: 'Is this the language that was spoken?' })
    const transcript = page.getByRole('region', { name: 'Transcript' })

    await upload()
    await passages.getByRole('button', { name: /^Play 0:0/ }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    service.respondWith({ text: 'Il faut rappeler le fournisseur avant la réunion.', language: 'fr' })
    await passages.getByRole('button', { name: 'Transcribe again in French' }).click()
    await expect(transcript.locator('.reading')).toHaveText('Il faut rappeler le fournisseur avant la réunion.')
    await expect(passages).toBeHidden()
    expect(service.requests.at(-1)?.language).toBe('fr')

    await upload()
    await passages.getByRole('button', { name: 'The text is right' }).click()
    await expect(passages).toBeHidden()
    await page.reload()
    await expect(transcript.locator('.reading')).toHaveText('We have to call the supplier before the meeting.')
    await expect(passages).toBeHidden()
    expect(problems).toEqual([])
  } finally {
    await page.close()
    await server.dispose()
    await service.close()
  }
})
