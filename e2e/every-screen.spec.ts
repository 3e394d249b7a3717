import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

// What visitors see is looked at in public.spec.ts.
const SIGNED_IN = [
  ...['/', '/notes', '/notes?q=Marta', '/follow-ups', '/coaching', '/ask', '/events', '/analytics', '/team'],
  ...['/settings', '/premium', '/subscribe', '/admin'],
]

/** Each language on a phone, a tablet and a desk, half of them in the dark. */
const LOOKS = [
  { language: 'en', width: 360, colorScheme: 'light' },
  { language: 'es', width: 360, colorScheme: 'dark' },
  { language: 'fr', width: 360, colorScheme: 'light' },
  { language: 'en', width: 768, colorScheme: 'dark' },
  { language: 'es', width: 768, colorScheme: 'light' },
  { language: 'fr', width: 768, colorScheme: 'dark' },
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'es', width: 1280, colorScheme: 'dark' },
  { language: 'fr', width: 1280, colorScheme: 'light' },
] as const

for (const { language, width, colorScheme } of LOOKS) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, expectedErrors: ['404'] })

    test('every screen fits, and axe finds nothing in it', async ({ page, signIn }) => {
      test.setTimeout(300_000)
      const shots = `test-results/screens/${language}-${width}-${colorScheme}`
      await signIn()
      const id = await seedNotes(page, language)
      for (const path of [...SIGNED_IN, `/notes/${id}`]) await check(page, path, language, shots)
    })
  })
}

async function check(page: Page, path: string, language: string, shots: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const name =
    path === '/'
      ? 'start'
      : path
          .replaceAll(/[0-9a-f-]{36}/g, 'id')
          .replaceAll(/\W+/g, '-')
          .slice(1)
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  // Tablets have the phone's layout, only wider.
  if (page.viewportSize()?.width !== 768) {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect.soft(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([])
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${path} scrolls sideways by so many pixels`).toBeLessThanOrEqual(0)
  // A text that was never written would show its key.
  const keys = await page.evaluate(() =>
    document.body.innerText.match(/\b[a-z][a-zA-Z]+:[a-z][a-zA-Z]+(\.[a-zA-Z]+)+\b/g),
  )
  expect.soft(keys, `${path} shows keys in place of texts`).toBeNull()
}
