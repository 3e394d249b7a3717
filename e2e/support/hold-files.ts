import type { Page } from '@playwright/test'

/**
 * Withholds files or API answers from a page until the returned function is called. By default these are all of the
 * app's scripts; `isHeld` selects some of them.
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
