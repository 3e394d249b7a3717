import { expect, type Page } from '@playwright/test'

/**
 * Fails if a page scrolls sideways, or shows the key of a missing text.
 * @returns once the page has the given width
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const { overflow, keys } = await page.evaluate(async () => {
    // Scripts that react to the new size change the layout one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return {
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      keys: document.body.innerText.match(/\b[a-z][a-zA-Z]+:[a-z][a-zA-Z]+(\.[a-zA-Z]+)+\b/g),
    }
  })
  expect.soft(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  expect.soft(keys, `${page.url()} shows keys in place of texts`).toBeNull()
}
