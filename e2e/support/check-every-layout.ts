import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'

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
 * Checks the current screen at every width, and its contrast in both themes, without reloading it. A theme changes
 * colours only, so each width is measured once. The page must have come to rest.
 * @param name of the screen in the names of the pictures.
 */
export async function checkEveryLayout(page: Page, language: string, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await expectToFit(page, width)
    for (const colorScheme of THEMES) {
      const checked = CHECKED_BY_AXE.has(`${language} ${width} ${colorScheme}`)
      if (!checked && !TAKES_PICTURES) continue
      await page.emulateMedia({ colorScheme })
      if (checked) await expectAccessible(page)
      if (TAKES_PICTURES) {
        const path = `test-results/screens/${language}-${width}-${colorScheme}/${name}.png`
        await page.screenshot({ path, fullPage: true })
      }
    }
  }
}
