import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails for each violation that axe finds on a page that has drawn its main part.
 * @param within a part alone, as a selector, where the frame around it is looked at elsewhere.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible()
  const builder = new AxeBuilder({ page })
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
  expect.soft(found, `violations at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([])
}
