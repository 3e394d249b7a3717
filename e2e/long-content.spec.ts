import { TAG_LIMITS } from '#shared/limits.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

// French has the longest words.
test.use({ locale: 'fr' })

test('fits the longest names and tags on a phone, and prints a note dark on light without buttons', async ({
  page,
  signIn,
}) => {
  await signIn()
  const id = await seedNotes(page, 'fr')
  const tags = Array.from({ length: TAG_LIMITS.count }, (_, index) => `${index}`.repeat(TAG_LIMITS.length))
  const title = `Donaudampfschifffahrtsgesellschaft${'s'.repeat(120)}`
  expect((await page.request.patch(`/api/voice-notes/${id}`, { data: { title, tags } })).status()).toBe(200)
  for (const path of [`/notes/${id}`, '/notes', '/']) {
    await page.goto(path)
    await expect(page.getByText(title).first()).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFit(page, 360)
  }

  await page.goto(`/notes/${id}`)
  await expect(page.getByRole('region', { name: 'Lecteur' })).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'))
  await expectToFit(page, 360)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  // Next to the navigation, a small laptop has less room than a tablet.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  await expect(page.getByRole('term')).toHaveCount(6)
  const torn = await page
    .getByRole('term')
    .evaluateAll((terms) => terms.filter((term) => term.scrollWidth > term.clientWidth).map((term) => term.textContent))
  expect(torn).toEqual([])
  await page.goto(`/notes/${id}`)
  const text = page.getByRole('region', { name: 'Transcription' }).getByText('Nous avons décidé de garder')
  const measure = await text.evaluate((sentence) => sentence.closest('p')?.clientWidth ?? 0)
  expect(measure, 'the width of the transcript').toBeGreaterThan(550)

  await expect(page.getByRole('region', { name: 'Lecteur' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Nous avons décidé de garder l’ancien prix jusqu’en juin.').first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true, hasText: 'Ajouter au calendrier' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Lecteur' })).toBeHidden()
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(29, 26, 23)')
})

test('never hides the focused element under the header, the player or the phone navigation', async ({
  page,
  signIn,
}) => {
  await signIn()
  const id = await seedNotes(page, 'fr')
  // Otherwise the page returns to its last scroll position, which on a busy machine happens only after the first keys.
  await page.addInitScript(() => sessionStorage.clear())
  for (const viewport of [
    { width: 1280, height: 640 },
    { width: 360, height: 740 },
    // A desktop screen at a zoom of 200%.
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(viewport)
    // Both responses may move the content below them, including the focused element.
    const loaded = [/\/api\/closing-offers/, /\/comments\/summary/].map((url) => page.waitForResponse(url))
    await page.goto(`/notes/${id}`)
    await Promise.all(loaded)
    await expect(page.getByRole('region', { name: 'Lecteur' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.locator('#content').focus()
    const covered: string[] = []
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(nameOfCovered)
      if (name) covered.push(name)
    }
    expect(covered, `at ${viewport.width} px`).toEqual([])
  }
})

/** Returns the name of the focused element if something else covers its centre. */
function nameOfCovered(): string | null {
  const focused = document.activeElement
  if (!focused || !document.querySelector('article')?.contains(focused)) return null
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const isSeen = focused.contains(seen) || seen?.contains(focused)
  if (isSeen) return null
  const name = focused.getAttribute('aria-label') ?? focused.textContent
  return `${name} at ${Math.round(top)}, under ${seen?.tagName} ${seen?.className}`
}
