import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** On its own, the builder sends and compiles the script with all its comments, which takes longer than a check. */
const SCRIPT_PATH = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const SCRIPT = readFileSync(SCRIPT_PATH, 'utf8')

/** Replaces the large script in a page that has already loaded it. */
const NOTHING = 'undefined'

/**
 * Fails for each violation that axe finds on a page that has rendered its main part.
 * @param within limits the check to one part, given as a selector, if the frame around it is checked elsewhere
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible()
  await settle(page)
  const hasScript = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, axeSource: hasScript ? NOTHING : SCRIPT })
    // The other mode is for frames of other origins, which we don't have, and opens a page for each run.
    .setLegacyMode()
    // Passed checks would otherwise be reported in full, which takes longer than the checks.
    .options({ resultTypes: ['violations'] })
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
  expect.soft(found, `violations at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([])
}

/** Waits until what moves into place is there: axe takes a dialog for open only once it covers the page. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
