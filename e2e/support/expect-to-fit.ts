import { expect, type Page } from '@playwright/test'

/**
 * Fails if a page scrolls sideways, or shows the key of a missing text.
 * @returns once the page has the given width
 */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const soft = expect.configure({ soft: true })
  // A busy machine may still be loading fonts, or the parts of a screen that belong to this width.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await soft.poll(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  const keys = await page.evaluate(async () => {
    // Scripts that react to the new size change the layout one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.body.innerText.match(/\b[a-z][a-zA-Z]+:[a-z][a-zA-Z]+(\.[a-zA-Z]+)+\b/g)
  })
  await soft.poll(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  soft(keys, `${page.url()} shows keys in place of texts`).toBeNull()
}
