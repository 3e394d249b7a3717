import pg from 'pg'
import { findRunningCluster } from '#server/db/embedded/cluster.ts'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const TEXT =
  'The launch in Lisbon went very well and the customers are delighted. Please send the budget to Marta by Friday.'

/** Makes a note older, because no test can wait that long. */
async function age(dataDir: string, noteId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: (await findRunningCluster(dataDir)) ?? '' })
  await client.connect()
  const moment = new Date(Date.now() - days * 24 * 3600 * 1000)
  const { rowCount } = await client.query('update notes set recorded_at = $2, ready_at = $2 where id = $1', [
    noteId,
    moment,
  ])
  await client.end()
  expect(rowCount).toBe(1)
}

// Requests fail with these errors while the server restarts.
test.use({ expectedErrors: ['net::'] })

test('deletes a recording when its chosen time is up, and keeps its note', async ({ page, server, signIn }) => {
  await signIn('premium')
  const old = await seedNote(page, 'en', TEXT, '2026-03-02T09:00:00Z')
  const young = await seedNote(page, 'en', TEXT, '2026-03-02T09:00:00Z')
  await age(server.dataDir, old, 40)

  await page.goto('/settings#retention')
  const recordings = page.getByRole('combobox', { name: 'Recordings' })
  await recordings.selectOption('30 days')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('1 recording is older. It will be deleted within an hour')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(recordings).toHaveValue('longest')
  await recordings.selectOption('30 days')
  // The page also saves the user's time zone.
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      response.url().endsWith('/api/settings') &&
      (response.request().postData() ?? '').includes('audioRetentionDays'),
  )
  await dialog.getByRole('button', { name: 'Save and delete' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(recordings).toHaveValue('30')

  // A worker also runs the hourly maintenance when it starts.
  await server.stop()
  await server.start()
  await expect
    .poll(async () => (await (await page.request.get(`/api/voice-notes/${old}`)).json()).audioDeleted?.by)
    .toBe('owner')

  await page.goto(`/notes/${old}`)
  await expect(
    page.getByText(/^The recording was deleted on .+, because you keep recordings for a limited time\.$/),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('The launch in Lisbon went very well')
  await expect(page.getByText(/expect mistakes\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Transcribe again' })).toHaveCount(0)
  await page.goto(`/notes/${young}`)
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await expect(page.getByText(/check against the recording\.$/)).toBeVisible()

  await expect(page.getByText(/will be deleted/)).toHaveCount(0)
  await age(server.dataDir, young, 25)
  await page.reload()
  await expect(page.getByText(/^The recording will be deleted on .+, because you keep recordings/)).toBeVisible()
  await page.getByRole('link', { name: 'Change retention' }).click()
  // Leaving the page at once still saves the choice.
  await page.getByRole('combobox', { name: 'Recordings' }).selectOption('90 days')
  await page.goto('/notes')
  await expect.poll(async () => (await (await page.request.get('/api/settings')).json()).audioRetentionDays).toBe(90)
  await page.goto(`/notes/${young}`)
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await expect(page.getByText(/will be deleted/)).toHaveCount(0)
})
