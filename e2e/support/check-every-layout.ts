import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoOverflow, expectToFit } from './expect-to-fit.ts'

/**
 * The devices each screen is checked on, by width in CSS pixels: a phone, a tablet in both orientations, and a desktop.
 */
const WIDTHS = [360, 768, 1024, 1280] as const
const THEMES = ['light', 'dark'] as const

/** The layouts checked by axe, which takes longest: both themes and both extremes of width, in all languages. */
const CHECKED_BY_AXE = new Set(['en 360 light', 'en 1280 dark', 'es 360 dark', 'fr 1280 light'])

/** Full-page pictures of every screen, for visual inspection. They take longer than all checks. */
const TAKES_PICTURES = process.env.SCREENS === '1'

/**
 * Checks the current screen at every width and in both themes, without reloading it. The page must have come to rest.
 * @param name of the screen in the names of the pictures.
 */
export async function checkEveryLayout(page: Page, language: string, name: string): Promise<void> {
  for (const [index, width] of WIDTHS.entries()) {
    await expectToFit(page, width)
    // Every other width starts with the theme that is already active.
    for (const colorScheme of index % 2 === 0 ? THEMES : THEMES.toReversed()) {
      await page.emulateMedia({ colorScheme })
      await expectNoOverflow(page)
      if (CHECKED_BY_AXE.has(`${language} ${width} ${colorScheme}`)) await expectAccessible(page)
      if (TAKES_PICTURES) {
        const path = `test-results/screens/${language}-${width}-${colorScheme}/${name}.png`
        await page.screenshot({ path, fullPage: true })
      }
    }
  }
}
