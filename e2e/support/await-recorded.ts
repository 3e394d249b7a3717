import { expect, type Page } from '@playwright/test'

/** Waits until the recorder's clock shows at least this many seconds. On a busy machine it may skip any of them. */
export async function awaitRecorded(page: Page, seconds: number): Promise<void> {
  const clock = page.getByRole('timer').first()
  const readSeconds = async () => {
    const [minutes = 0, rest = 0] = (await clock.innerText()).split(':').map(Number)
    return minutes * 60 + rest
  }
  await expect.poll(readSeconds).toBeGreaterThanOrEqual(seconds)
}
