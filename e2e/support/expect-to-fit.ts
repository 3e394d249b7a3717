import { expect, type Page } from '@playwright/test'

/** The devices every screen is looked at on, by their width in CSS pixels: a phone, a tablet and a desk. */
export const WIDTHS = [360, 768, 1280] as const

/** Where axe looks, which takes the longest: the colours of both themes, the layouts of both ends, in all languages. */
export const LOOKED_AT = new Set(['en 360 light', 'en 1280 dark', 'es 360 dark', 'fr 1280 light'])

/**
 * Fails where a page scrolls sideways, or shows the key of a text that was never written.
 * @returns once the page has the width.
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  const keys = await page.evaluate(() =>
    document.body.innerText.match(/\b[a-z][a-zA-Z]+:[a-z][a-zA-Z]+(\.[a-zA-Z]+)+\b/g),
  )
  expect.soft(keys, `${page.url()} shows keys in place of texts`).toBeNull()
}
