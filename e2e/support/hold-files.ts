import type { Page } from '@playwright/test'

/** Keeps files from a page, the app's scripts or others, all or those that `isHeld` names, until the returned function is called. */
export async function holdFiles(
  page: Page,
  files = '**/assets/*.js',
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    if (isHeld(route.request().url())) await held
    await route.continue()
  })
  return () => letGo()
}
