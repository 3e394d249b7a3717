import { expect, type Page } from '@playwright/test'

/**
 * Opens another screen of the app in the page, as a link does, because loading the whole app again takes longest.
 * @returns once the previous screen is gone
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Chooses a language in the header of a signed-in user's page. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.locator('header select#language').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
