import { expectToFit } from './support/expect-to-fit.ts'
import { moveTo } from './support/move-in-app.ts'
import { SCREENS } from './support/screens.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

/** Widths of screens in pixels, with the text size that people set on them. */
const SIZES = [
  [320, '200%'],
  [360, '130%'],
  [390, '150%'],
  [768, '200%'],
] as const

// French has the longest words of the interface.
test.use({ locale: 'fr-FR' })

test('fits large text to small screens without scrolling sideways', async ({ page, signIn }) => {
  await signIn()
  const id = await seedNotes(page, 'fr')
  await page.goto('/')
  for (const path of [...SCREENS, `/notes/${id}`]) {
    await moveTo(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const [width, size] of SIZES) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
      await expectToFit(page, width)
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
})

test('keeps the labels of the bar apart on a phone with large text', async ({ page, signIn }) => {
  await signIn()
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  const labels = page.getByRole('navigation', { name: 'Navigation principale' }).locator('li a > span')
  await expect(labels).toHaveText(['Aujourd’hui', 'Notes', 'Suivis', 'Événements'])
  const boxes = await labels.evaluateAll((spans) =>
    spans.map((span) => ({
      ...span.getBoundingClientRect().toJSON(),
      isCut: span.scrollWidth > span.clientWidth,
    })),
  )
  for (const [index, { left, right, isCut }] of boxes.entries()) {
    expect(isCut).toBe(false)
    expect(left - (boxes[index - 1]?.right ?? 0)).toBeGreaterThan(4)
    expect(right).toBeLessThanOrEqual(390)
  }
})
