import { fixturePath, readFixture } from '#test/audio-fixtures.ts'
import { expect, test } from './support/test.ts'

const FORMATS = ['speech.mp3', 'speech.m4a', 'speech.webm', 'speech.ogg', 'speech.wav']

test('turns files of all five formats into notes with text that can be played', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(FORMATS.map(fixturePath))
  for (const name of FORMATS) {
    await expect(page.getByRole('link', { name: `Open the note of ${name}` })).toBeVisible()
  }
  const response = await page.request.get('/api/voice-notes')
  const notes: Array<{ id: string; fileName: string }> = await response.json()
  expect(notes.map((note) => note.fileName).sort()).toEqual([...FORMATS].sort())
  for (const note of notes) {
    await page.goto(`/notes/${note.id}`)
    await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('Transcribed by PocketSphinx')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { message: note.fileName })
      .toBeGreaterThan(0.3)
  }
})

test('explains on a page without TLS why recording is unavailable, and still takes files', async ({ page, signIn }) => {
  // Removes the interfaces that browsers withhold from such pages, because they trust the journeys' own address.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    for (const name of ['mediaDevices', 'locks', 'clipboard', 'storage', 'wakeLock', 'serviceWorker']) {
      Reflect.deleteProperty(Navigator.prototype, name)
    }
  })
  await signIn()
  await page.goto('/')
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText('Open Dictum over https', { exact: false })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(fixturePath('speech.ogg'))
  await expect(page.getByRole('link', { name: 'Open the note of speech.ogg' })).toBeVisible()
})

test.describe('bad files', () => {
  test.use({ expectedErrors: ['415'] })

  test('are skipped or refused with a reason while the good one becomes a note', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    const choose = page.locator('input[type=file]')
    const text = { name: 'minutes.txt', mimeType: 'text/plain', buffer: Buffer.from('no audio') }
    await choose.setInputFiles([
      text,
      { name: 'good.ogg', mimeType: 'audio/ogg', buffer: await readFixture('speech.ogg') },
    ])
    await expect(page.getByText('minutes.txt is not a valid audio format', { exact: false }).first()).toBeVisible()
    await choose.setInputFiles([{ name: 'renamed.mp3', mimeType: 'audio/mpeg', buffer: await readFixture('text.mp3') }])
    await expect(page.getByRole('link', { name: 'Open the note of good.ogg' })).toBeVisible()
    await expect(page.getByText('This is not an audio file we can read').first()).toBeVisible()
    const notes = await (await page.request.get('/api/voice-notes')).json()
    expect(notes).toHaveLength(1)
  })

  test('without sound become notes that say so and offer a next step', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await page.locator('input[type=file]').setInputFiles(fixturePath('video-without-sound.webm'))
    await page.getByRole('link', { name: 'Open the note of video-without-sound.webm' }).click()
    await expect(page.getByText('This file contains no sound.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete note' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(async () => (await page.request.get('/api/voice-notes')).json()).toEqual([])
    // Back skips the deleted note.
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})
