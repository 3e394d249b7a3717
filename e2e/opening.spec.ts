import { expectFilled } from './support/expect-filled.ts'
import { holdFiles } from './support/hold-files.ts'
import { seedNotes } from './support/seed-notes.ts'
import { MAX_LAYOUT_SHIFT, sumShifts } from './support/sum-shifts.ts'
import { expect, test } from './support/test.ts'

/** Matches the files that Today and a note load last. */
const isLater = (url: string) => /\/(?:today-later|note-later|device)-/.test(url)

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`fills Today and a note part by part without layout shifts (${width} px)`, async ({ page, signIn }) => {
      await signIn('free')
      const id = await seedNotes(page, 'en')
      const releaseToday = await holdFiles(page, '**/assets/*.js', isLater)
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Recent notes' })).toHaveCount(0)
      releaseToday()
      await expect(page.getByRole('region', { name: 'Recent notes' }).getByRole('article')).toHaveCount(3)
      await expect(page.getByRole('heading', { name: 'Upload audio' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
      await expectFilled(page)
      expect(await page.evaluate(sumShifts)).toBeLessThan(MAX_LAYOUT_SHIFT)

      await page.unroute('**/assets/*.js')
      const releaseNote = await holdFiles(page, '**/assets/*.js', isLater)
      await page.goto(`/notes/${id}`)
      await expect(page.getByText('The launch in Lisbon went very well').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Transcript' })).toHaveCount(0)
      releaseNote()
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
      await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
      await expectFilled(page)
      expect(await page.evaluate(sumShifts)).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  })
}

test('leaves the focus alone while Today fills, and answers the keyboard at once', async ({ page, signIn }) => {
  await signIn('free')
  const release = await holdFiles(page, '**/assets/*.js', isLater)
  await page.goto('/')
  const record = page.getByRole('button', { name: 'Start recording' })
  await record.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(record).toBeFocused()
  release()
  await expect(page.getByRole('heading', { name: 'Recent notes' })).toBeVisible()
  await expectFilled(page)
  await expect(record).toBeFocused()
})

test('restores the scroll position on Today when going back', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn('free')
  await seedNotes(page, 'en')
  await page.goto('/')
  const recent = page.getByRole('region', { name: 'Recent notes' }).getByRole('article')
  const last = recent.last()
  // Before the screen is there, it has no placeholders either.
  await expect(recent).toHaveCount(3)
  await expectFilled(page)
  await last.getByRole('link').first().focus()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  await expectFilled(page)
  await expect(last).toBeInViewport()
  const left = await page.evaluate(() => scrollY)
  // Opens another document in between, so that the screen is too short at first.
  await page.goto('/notes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(recent).toHaveCount(3)
  await expectFilled(page)
  await expect(last).toBeInViewport()
  // Content above may have another height than when the user left.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100)
})

test.describe('when the server is unreachable while Today fills', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('keeps the recording on the screen, and shows the rest once the server answers', async ({ page, signIn }) => {
    await signIn('free')
    let isAway = true
    let refused = 0
    await page.route('**/assets/*.js', async (route) => {
      if (!isAway || !isLater(route.request().url())) return route.continue()
      refused += 1
      await route.abort('connectionrefused')
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Start recording' }).click()
    // The later parts of Today and of the frame have both failed.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    isAway = false
    await expect(page.getByRole('heading', { name: 'Upload audio' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
})
