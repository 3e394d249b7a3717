import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum number of tab stops, more than any screen in the tests has. */
const MAX_STOPS = 80

/**
 * Presses Tab (or Shift+Tab) until an element has the focus. Fails if it never gets the focus, or if a tab stop on the
 * way is invisible.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const passed: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const { name, seen } = await page.evaluate(describeFocus)
    expect.soft(seen, `the focus can be seen on ${name} at ${page.url()}`).toBe(true)
    passed.push(name)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never reaches ${target}, only: ${passed.join(', ')}`)
}

/**
 * Describes the focused element, and whether an outline marks it: its own, its frame's, or that of the row it opens.
 * Runs in the page.
 */
function describeFocus(): { name: string; seen: boolean } {
  const element = document.activeElement
  if (!element || element === document.body) return { name: 'the page', seen: true }
  const shows = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
  // The browser shows which part of a date has the focus.
  const isDate = element instanceof HTMLInputElement && element.type === 'date'
  const seen =
    isDate ||
    shows(getComputedStyle(element)) ||
    shows(getComputedStyle(element, '::after')) ||
    (element.parentElement !== null && shows(getComputedStyle(element.parentElement)))
  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return { name: `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`, seen }
}
