import { expect, type Page } from '@playwright/test'

/**
 * Fails where a page scrolls sideways, or shows the key of a text that was never written.
 * @returns once the page has the width.
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // What follows the new size by script is laid out one frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectNoOverflow(page)
}

/** The same at the width and in the theme that the page has. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { overflow, keys, width } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    keys: document.body.innerText.match(/\b[a-z][a-zA-Z]+:[a-z][a-zA-Z]+(\.[a-zA-Z]+)+\b/g),
    width: window.innerWidth,
  }))
  expect.soft(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  expect.soft(keys, `${page.url()} shows keys in place of texts`).toBeNull()
}
