import { expect, type Page } from '@playwright/test'

/**
 * Fails if a page scrolls sideways, or shows the key of a missing text.
 * @returns once the page has the width.
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Scripts that react to the new size change the layout one frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectNoOverflow(page)
}

/** Does the same at the page's current width and theme. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { overflow, keys, width } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    keys: document.body.innerText.match(/\b[a-z][a-zA-Z]+:[a-z][a-zA-Z]+(\.[a-zA-Z]+)+\b/g),
    width: window.innerWidth,
  }))
  expect.soft(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  expect.soft(keys, `${page.url()} shows keys in place of texts`).toBeNull()
}
