import { checkEveryLayout } from './support/check-every-layout.ts'
import { moveTo } from './support/move-in-app.ts'
import { SCREENS } from './support/screens.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'
import { watchRequests } from './support/watch-requests.ts'

// Visitors' screens are checked in public.spec.ts.
const SIGNED_IN = [...SCREENS, '/notes?q=Marta', '/received', '/received?failed', '/subscribe', '/admin']
/**
 * Addresses that are loaded as new pages: the first one, and those whose screen was already shown at another address.
 */
const LOADED = new Set(['/', '/notes?q=Marta', '/received?failed'])

for (const language of ['en', 'es', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: language, expectedErrors: ['404'] })

    test(`fits every screen to every device in both themes, without axe violations (${language})`, async ({
      page,
      signIn,
    }) => {
      await signIn()
      const id = await seedNotes(page, language)
      const untilSettled = watchRequests(page)
      for (const path of [...SIGNED_IN, `/notes/${id}`]) {
        if (LOADED.has(path)) await page.goto(path)
        else await moveTo(page, path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await untilSettled()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        // The parts of a note appear one after the other, the player last.
        if (path === `/notes/${id}`) await expect(page.locator('[data-dock]')).toBeVisible()
        await checkEveryLayout(page, language, nameOf(path))
      }
    })
  })
}

function nameOf(path: string): string {
  if (path === '/') return 'start'
  return path
    .replaceAll(/[0-9a-f-]{36}/g, 'id')
    .replaceAll(/\W+/g, '-')
    .slice(1)
}
