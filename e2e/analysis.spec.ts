import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Uploads 'We have a meeting with John on Thursday at ten', followed by two follow-ups, and opens its note. */
async function openMeeting(page: Page): Promise<void> {
  const buffer = await readFile(new URL('./fixtures/meeting.wav', import.meta.url))
  const audio = { name: 'meeting.wav', mimeType: 'audio/wav', buffer }
  const created = await page.request.post('/api/voice-notes', {
    multipart: { language: 'en', timezone: 'Europe/Madrid', audio },
  })
  await page.goto(`/notes/${(await created.json()).id}`)
}

test('shows a spoken meeting and two follow-ups, each with its quote and moment', async ({ page, signIn }) => {
  await signIn()
  await openMeeting(page)
  const analysis = page.getByRole('complementary', { name: 'Analysis' })
  const itemWith = (text: RegExp) => analysis.getByRole('listitem').filter({ hasText: text }).first()
  const report = itemWith(/send a report to the bank/i)
  await expect(report).toBeVisible()
  await expect(report.getByRole('button', { name: /^Play 0:0[2-4]: “.*report.*by friday/i })).toBeVisible()
  const call = itemWith(/call the customers/i)
  await expect(call).toContainText('You')
  await expect(call.getByRole('button', { name: /^Play 0:0[4-7]: “.*customers tomorrow/i })).toBeVisible()
  const meeting = itemWith(/meeting with john/i)
  await expect(meeting).toContainText('10:00')
  await expect(meeting.getByRole('button', { name: /^Play 0:00: “.*thursday at ten/i })).toBeVisible()
})

test('edits a transcript, analyses it again and restores it, and keeps an unsaved edit across a reload', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openMeeting(page)
  const transcript = page.getByRole('region', { name: 'Transcript' })
  // Content that appears above the text once the note is ready moves the text down.
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await transcript.getByRole('button', { name: 'Correct the text' }).click()
  await transcript.getByRole('textbox').first().fill('Please send the budget to Martha by Friday.')
  await expect(transcript.getByText('1 sentence changed')).toBeVisible()

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(transcript.getByRole('textbox').first()).toHaveValue('Please send the budget to Martha by Friday.')
  await transcript.getByRole('button', { name: 'Save' }).click()
  await expect(transcript.getByRole('textbox')).toHaveCount(0)
  await expect(transcript).toContainText('Please send the budget to Martha by Friday.')

  const analysis = page.getByRole('complementary', { name: 'Analysis' })
  await expect(analysis.getByText('The text has changed since this analysis')).toBeVisible()
  await analysis.getByRole('button', { name: 'Analyse again' }).click()
  await expect(analysis.getByText('Send the budget to Martha').first()).toBeVisible()
  await expect(analysis.getByText('The text has changed since this analysis')).toBeHidden()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of the note' }).fill('Budget for Martha')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Budget for Martha' })).toBeVisible()
  await analysis.getByRole('button', { name: 'Add a tag' }).click()
  await page.keyboard.type('board')
  await page.keyboard.press('Enter')
  await expect(analysis.getByRole('button', { name: 'Remove the tag “board”' })).toBeVisible()

  await transcript.getByRole('button', { name: 'Earlier text' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this text' }).click()
  await expect(transcript).toContainText(/meeting with john/i)
  await expect(analysis.getByText('The text has changed since this analysis')).toBeVisible()
})
