import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'

/**
 * The devices on which each screen is checked, by width in CSS pixels: a phone, a tablet in both orientations, and a
 * desktop.
 */
const WIDTHS = [360, 768, 1024, 1280] as const
const THEMES = ['light', 'dark'] as const

/**
 * The layouts checked by axe, which takes longest: both themes and the smallest and largest width, in all languages.
 */
const CHECKED_BY_AXE = new Set(['en 360 light', 'en 1280 dark', 'es 360 dark', 'fr 1280 light'])

/** Whether to take full-page pictures of every screen for visual inspection, which takes longer than all checks. */
const TAKES_PICTURES = process.env.SCREENS === '1'

/**
 * Checks the current screen at every width, and its contrast in both themes, without reloading it. A theme changes only
 * colours, so each width is measured once. The page must have settled.
 * @param name the screen's name in the names of the pictures
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
