import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectToFit, LOOKED_AT, WIDTHS } from './support/expect-to-fit.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

// What visitors see is looked at in public.spec.ts.
const SIGNED_IN = [
  ...['/', '/notes', '/notes?q=Marta', '/follow-ups', '/coaching', '/ask', '/events', '/analytics', '/team'],
  ...['/settings', '/premium', '/subscribe', '/admin'],
]

test.use({ trace: 'off' })

for (const language of ['en', 'es', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: language, expectedErrors: ['404'] })

    test(`every screen fits every device in both themes, and axe finds nothing in it (${language})`, async ({
      page,
      signIn,
    }) => {
      await signIn()
      const id = await seedNotes(page, language)
      for (const path of [...SIGNED_IN, `/notes/${id}`]) await look(page, path, language)
    })
  })
}

async function look(page: Page, path: string, language: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectToFit(page, width)
      await page.screenshot({
        path: `test-results/screens/${language}-${width}-${colorScheme}/${nameOf(path)}.png`,
        fullPage: true,
      })
      if (LOOKED_AT.has(`${language} ${width} ${colorScheme}`)) await expectAccessible(page)
    }
  }
}

function nameOf(path: string): string {
  if (path === '/') return 'start'
  return path
    .replaceAll(/[0-9a-f-]{36}/g, 'id')
    .replaceAll(/\W+/g, '-')
    .slice(1)
}
