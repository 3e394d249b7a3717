import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { writeSpeakerModel } from '#test/fixtures/models/made-up-speakers.ts'
import { recordMeeting } from '#test/meeting.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

const SAID = [
  { voice: 0, text: 'Please send the report to Maria.' },
  { voice: 1, text: 'I will send the report to Maria by Friday.' },
  { voice: 0, text: 'Very good.' },
] as const

test('shows who spoke in an upload of two voices, with the names that the user gives, in the text and the export', async ({
  browser,
}) => {
  const models = await mkdtemp(join(tmpdir(), 'dictum-e2e-speakers-'))
  await writeSpeakerModel(join(models, 'made-up'))
  const service = await startTranscriptionServer()
  const server = await DictumServer.create({
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
    // The service's answers come in the order of the meeting.
    TRANSCRIPTION_PARALLEL: '1',
    MODEL_DIR: models,
  })
  // A separate page, because the usual one fails on requests to addresses other than the usual server's.
  const page = await browser.newPage({ locale: 'en', viewport: { width: 360, height: 740 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await server.start()
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
    await page.request.post(`${server.url}/api/register`, {
      data: { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' },
    })
    await page.goto(server.url)
    await page.getByRole('combobox', { name: 'Speakers in the files' }).selectOption('2')
    const buffer = Buffer.from(await recordMeeting({ service }, SAID))
    await page.locator('input[type=file]').setInputFiles({ name: 'meeting.wav', mimeType: 'audio/wav', buffer })
    await page.getByRole('link', { name: 'Open the note of meeting.wav' }).click()

    const transcript = page.getByRole('region', { name: 'Transcript' })
    const names = transcript.getByTitle('Name or change this speaker')
    await expect(names).toHaveText([/Speaker 1/, /Speaker 2/, /Speaker 1/])
    await expectAccessible(page)
    await names.nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Ana')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(names).toHaveText([/Speaker 1/, /Ana/, /Speaker 1/])
    await names.nth(0).press('Enter')
    await dialog.getByLabel('This is me').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(names).toHaveText([/Ada M/, /Ana/, /Ada M/])

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const read = async (path: string) => (await page.request.get(`${server.url}/api/voice-notes/${id}${path}`)).json()
    await page.reload()
    await expect(names).toHaveText([/Ada M/, /Ana/, /Ada M/])
    expect((await read('/transcript')).sentences.map((sentence: { speaker: number }) => sentence.speaker)).toEqual([
      1, 2, 1,
    ])

    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Markdown', exact: true }).click(),
    ])
    const markdown = await readFile(await file.path(), 'utf8')
    expect(markdown).toContain('· Ana** I will send the report to Maria by Friday.')
    expect(markdown).toContain('· Ada M** Very good.')
    expect(problems).toEqual([])
  } finally {
    await page.close()
    await server.dispose()
    await service.close()
    await rm(models, { recursive: true })
  }
})
