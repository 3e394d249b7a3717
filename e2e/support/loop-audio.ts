import type { Page } from '@playwright/test'

/**
 * Makes what a page plays begin again at its end, so that a slow machine still finds it playing. Call it before the page
 * is opened.
 */
export async function loopAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const loop = ({ target }: Event) => {
      if (target instanceof HTMLAudioElement) target.loop = true
    }
    // The event does not bubble.
    document.addEventListener('play', loop, { capture: true })
  })
}
