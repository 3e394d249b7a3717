import type { Page } from '@playwright/test'
import { TOAST } from '#shared/limits.ts'

/** A time longer than any journey takes. */
const HELD_MS = 3_600_000

/**
 * Holds each toast of the page open until it is closed, so that a test on a slow machine still finds its button. The
 * toast's timer is recognised by its length, which no other timer has on screens with toasts. Call this before the page
 * is opened, and after its clock is set, which replaces the timers as well.
 */
export async function holdToastsOpen(page: Page): Promise<void> {
  await page.addInitScript(
    ({ displayMs, heldMs }) => {
      const { setTimeout } = window
      const startTimer = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
        setTimeout(run, ms === displayMs ? heldMs : ms, ...given)
      Object.assign(window, { setTimeout: startTimer })
    },
    { displayMs: TOAST.displayMs, heldMs: HELD_MS },
  )
}
