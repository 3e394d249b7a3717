import { expect, type Page } from '@playwright/test'

/** Waits until no placeholder is left on the screen. */
export async function expectFilled(page: Page): Promise<void> {
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
}
