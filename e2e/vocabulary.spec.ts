import type { Page } from '@playwright/test'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** Adds a note about a meeting with John, and returns its id. */
const addMeeting = (page: Page) =>
  seedNote(
    page,
    'en',
    'We have a meeting with John on Thursday at ten. Please send a report to the bank.',
    '2026-03-02T09:00:00Z',
  )

test('adds a corrected name, applies it to earlier notes and undoes that, with one click each', async ({
  page,
  signIn,
}) => {
  await signIn()
  const earlier = await addMeeting(page)
  const readEarlier = async () =>
    (await (await page.request.get(`/api/voice-notes/${earlier}`)).json()).transcription as string
  const before = await readEarlier()
  await page.goto(`/notes/${await addMeeting(page)}`)

  const transcript = page.getByRole('region', { name: 'Transcript' })
  // Content that appears above the text moves the text down.
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
  const id = await addMeeting(page)
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
