import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Uploads 'We have a meeting with John on Thursday at ten', and waits until it is analysed. */
async function uploadMeeting(page: Page): Promise<string> {
  const buffer = await readFile(new URL('./fixtures/meeting.wav', import.meta.url))
  const audio = { name: 'meeting.wav', mimeType: 'audio/wav', buffer }
  const created = await page.request.post('/api/voice-notes', {
    multipart: { language: 'en', timezone: 'Europe/Madrid', audio },
  })
  const { id } = await created.json()
  const readStatus = async () => (await (await page.request.get(`/api/voice-notes/${id}`)).json()).status
  await expect.poll(readStatus).toBe('ready')
  return id
}

test('adds a corrected name, applies it to earlier notes and undoes that, with one click each', async ({
  page,
  signIn,
}) => {
  await signIn()
  const earlier = await uploadMeeting(page)
  const readEarlier = async () =>
    (await (await page.request.get(`/api/voice-notes/${earlier}`)).json()).transcription as string
  const before = await readEarlier()
  await page.goto(`/notes/${await uploadMeeting(page)}`)

  const transcript = page.getByRole('region', { name: 'Transcript' })
  // Content that appears above the text moves it down.
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await transcript.getByRole('button', { name: 'Correct the text' }).click()
  const first = transcript.getByRole('textbox').first()
  await first.fill((await first.inputValue()).replace(/john/i, 'Xavier Thoreau'))
  await transcript.getByRole('button', { name: 'Save' }).click()

  await transcript.getByRole('button', { name: 'Add “Xavier Thoreau” to your names' }).click()
  await expect(transcript.getByText('“Xavier Thoreau” is now among your names')).toBeVisible()
  expect((await (await page.request.get('/api/vocabulary')).json()).terms).toEqual(['Xavier Thoreau'])
  await transcript.getByRole('button', { name: 'Use it in earlier notes too' }).click()
  await expect(transcript.getByText('“Xavier Thoreau” was corrected in 1 note.')).toBeVisible()
  expect(await readEarlier()).toBe(before.replace(/john/i, 'Xavier Thoreau'))
  await transcript.getByRole('button', { name: 'Undo' }).click()
  await expect(transcript.getByText('Undone in 1 note.')).toBeVisible()
  expect(await readEarlier()).toBe(before)
})

test('undoes a term use later in the settings', async ({ page, signIn }) => {
  await signIn()
  const id = await uploadMeeting(page)
  const read = async () => (await (await page.request.get(`/api/voice-notes/${id}`)).json()).transcription as string
  const before = await read()
  await page.request.post('/api/vocabulary/apply', { data: { term: 'Xavier Thoreau', instead: 'John' } })
  await expect.poll(read).toContain('Xavier Thoreau')

  await page.goto('/settings#vocabulary')
  const uses = page.getByRole('list', { name: 'Corrected in earlier notes' })
  await expect(uses.getByText('“John” became “Xavier Thoreau”')).toBeVisible()
  await expect(uses.getByText('1 note changed.')).toBeVisible()
  await uses.getByRole('button', { name: 'Undo “Xavier Thoreau”' }).click()
  await expect(uses.getByText('Undone in 1 note.')).toBeVisible()
  expect(await read()).toBe(before)
})
