import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '#test/read-zip.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { holdFiles } from './support/hold-files.ts'
import { holdToastsOpen } from './support/hold-toasts-open.ts'
import { seedNote } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** Adds two notes, the second one newer. */
async function addNotes(page: Page): Promise<void> {
  const texts = ['The budget for Lisbon is approved.', 'We hired a gardener for the roof.']
  for (const [index, text] of texts.entries()) {
    const id = await seedNote(page, 'en', text, `2026-03-0${index + 1}T09:00:00Z`)
    const data = { title: `Note ${index + 1}`, tags: [`tag${index + 1}`] }
    expect((await page.request.patch(`/api/voice-notes/${id}`, { data })).status()).toBe(200)
  }
}

test('searches, filters, deletes and restores notes, and opens any screen from the command menu', async ({
  page,
  signIn,
}) => {
  await holdToastsOpen(page)
  await signIn()
  await page.goto('/notes')
  await expect(page.getByRole('link', { name: 'Record your first note' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await addNotes(page)
  await page.goto('/notes')
  await expect(page.getByText('2 notes')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search your notes' }).fill('lisb')
  const found = page.getByRole('listitem').filter({ hasText: 'The budget for Lisbon is approved.' })
  await expect(found).toBeVisible()
  await expect(found.locator('mark')).toHaveText('Lisbon')
  await expect(page).toHaveURL('/notes?q=lisb')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('tag2')
  await expect(page.getByRole('link', { name: 'Note 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Note 1' })).toBeHidden()
  await page.getByRole('search').getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.getByText('No matching notes')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).first().click()
  await expect(page.getByRole('link', { name: 'Note 1' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete “Note 1”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByRole('link', { name: 'Note 1' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Note 1' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(menu).toBeVisible()
  await page.keyboard.type('gardener')
  await expect(menu.getByText('We hired a gardener for the roof.')).toBeVisible()
  await expect(menu.getByRole('option', { name: /^Note 2/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Note 2' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('sett')
  await expect(menu.getByRole('option', { name: 'Settings', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings')

  // Phones show the filters on request, and as long as one of them is active.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/notes')
  const sentiment = page.getByRole('combobox', { name: 'Sentiment' })
  await expect(page.getByText('2 notes')).toBeVisible()
  await expect(sentiment).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await sentiment.selectOption('negative')
  // The choice appears in the URL a moment later.
  await expect(page).toHaveURL('/notes?mood=negative')
  await page.reload()
  await expect(sentiment).toHaveValue('negative')
  await page.setViewportSize({ width: 1280, height: 720 })

  // Leaving the page at once still deletes the note.
  await page.goto('/notes')
  await page.getByRole('button', { name: 'Delete “Note 1”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click()
  await page.goto('/settings')
  await expect.poll(async () => (await (await page.request.get('/api/voice-notes')).json()).length).toBe(1)
})

test('does not navigate back when a search comes due on another page, and keeps the field in step with the address', async ({
  page,
  signIn,
}) => {
  await signIn()
  await addNotes(page)
  const release = await holdFiles(page, '**/assets/*.js', (url) => url.includes('coaching'))
  await page.goto('/notes')
  // The clock is paused, so that the search does not start before the test follows the link.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const field = page.getByRole('searchbox')
  await field.fill('gardener')
  await page.getByRole('link', { name: 'Coaching' }).click()
  // The next page is still loading when the search would start.
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL('/notes')
  release()
  await page.clock.resume()
  await expect(page).toHaveURL('/coaching')

  await page.goto('/notes?q=gardener')
  await expect(field).toHaveValue('gardener')
  await page.getByRole('link', { name: 'Notes', exact: false }).first().click()
  await expect(page).toHaveURL('/notes')
  await expect(field).toHaveValue('')
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL('/notes')
  await expect(page.getByText('2 notes')).toBeVisible()
})

test('selects several notes, downloads, tags and deletes them on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await holdToastsOpen(page)
  await signIn()
  await addNotes(page)
  await page.goto('/notes')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Select').click()
  await page.getByRole('checkbox', { name: 'Note 1' }).click()
  const bar = page.getByRole('region', { name: 'Selected notes' })
  await expect(bar.getByRole('status')).toHaveText('1 of 2 selected')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  // The bar lies above the navigation.
  const navigation = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox()
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeLessThanOrEqual(navigation?.y ?? 0)

  await button('Select all').click()
  await button('Tags').click()
  await expectAccessible(page, '[role=dialog]')
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('board')
  await button('Add').click()
  await expect(page.getByText('Tag “board” added to 2 notes').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('board', { exact: true })).toHaveCount(2)
  await expect(bar).toHaveCount(0)

  await button('Select').click()
  await button('Select all').click()
  await button('Download').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown documents (ZIP)' }).click(),
  ])
  const documents = [...readZip(await readFile(await file.path())).keys()]
  expect(documents).toEqual(['2026-03-02 Note 2.md', '2026-03-01 Note 1.md'])

  await button('Select').click()
  await button('Select all').click()
  await button('Delete the selected notes').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete notes' }).click()
  await expect(page.getByText('2 notes deleted').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Record your first note' })).toBeVisible()
  // Leaving the page makes the deletion final.
  await page.goto('/settings')
  await expect.poll(async () => (await (await page.request.get('/api/voice-notes')).json()).length).toBe(0)
})
