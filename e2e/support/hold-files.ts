import type { Page } from '@playwright/test'

/**
 * Withholds files or answers of the API from a page (by default the app's scripts; all, or those selected by `isHeld`)
 * until the returned function is called.
 */
export async function holdFiles(
  page: Page,
  files: string | RegExp = '**/assets/*.js',
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    if (isHeld(route.request().url())) await held
    await route.continue()
  })
  return () => release()
}
