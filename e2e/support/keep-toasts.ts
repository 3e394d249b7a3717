import type { Page } from '@playwright/test'
import { TOAST } from '#shared/limits.ts'

/** Longer than any journey may take. */
const KEPT_MS = 3_600_000

/**
 * Keeps each toast of the page until it is closed, so that a slow machine still finds what it offers. The toast's timer is
 * told by its length, which no other timer has on the screens with toasts. Call it before the page is opened, and after
 * its clock is set, which replaces the timers as well.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(
    ({ displayMs, keptMs }) => {
      const { setTimeout } = window
      const startTimer = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
        setTimeout(run, ms === displayMs ? keptMs : ms, ...given)
      Object.assign(window, { setTimeout: startTimer })
    },
    { displayMs: TOAST.displayMs, keptMs: KEPT_MS },
  )
}
