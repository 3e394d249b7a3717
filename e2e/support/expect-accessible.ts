import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Takes the place of the script, which is large, in a page that has it already. */
const NOTHING = 'undefined'

/**
 * Fails for each violation that axe finds on a page that has drawn its main part.
 * @param within a part alone, as a selector, where the frame around it is looked at elsewhere.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible()
  const hasScript = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(hasScript ? { axeSource: NOTHING } : {}) })
    // The other mode is for frames of other origins, which we have none of; it opens a page for each run.
    .setLegacyMode()
    // What passes is told in full otherwise, which takes longer than finding it out.
    .options({ resultTypes: ['violations'] })
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
  expect.soft(found, `violations at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([])
}
