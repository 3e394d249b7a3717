import type { Page } from '@playwright/test'

/**
 * Makes the page's audio start again when it ends, so that a test on a slow machine still finds it playing. Call this
 * before the page is opened.
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
