import { expect, type Locator, type Page, type Route } from '@playwright/test'

interface Press {
  /** The call that the button makes, e.g. `'POST /api/follow-ups'`. The path may end in `*`. */
  call: string
  button: Locator
  /** The message shown when the server fails. */
  message: string
  /** The button's label while busy, if it changes. */
  busy?: string
  /** The input, which must stay. */
  typed: Array<[field: Locator, value: string]>
}

/**
 * Presses a form's button while the server fails, which shows an error and keeps the input. Then presses it twice on a
 * slow network: the button is busy, and the call is made only once. Returns when the button's action is finished.
 */
export async function submitUnderFailure(page: Page, { call, button, message, busy, typed }: Press): Promise<void> {
  const keepsWhatWasTyped = async () => {
    for (const [field, value] of typed) await expect(field).toHaveValue(value)
  }
  const [method, path = ''] = call.split(' ')
  const address = (url: URL) =>
    path.endsWith('*') ? url.pathname.startsWith(path.slice(0, -1)) : url.pathname === path
  const answerWith = async (answer: (route: Route) => Promise<void>) => {
    const handler = (route: Route) => (route.request().method() === method ? answer(route) : route.fallback())
    await page.route(address, handler)
    return () => page.unroute(address, handler)
  }

  const letWork = await answerWith((route) => route.fulfill({ status: 500, body: '' }))
  // The message may still be shown from an earlier failure, so it alone does not prove that this one occurred.
  const failed = page.waitForResponse((response) => address(new URL(response.url())) && response.status() === 500)
  await button.click()
  await failed
  await expect(page.getByText(message).first()).toBeVisible()
  await letWork()
  await keepsWhatWasTyped()

  let calls = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const letThrough = await answerWith(async (route) => {
    calls += 1
    await released
    await route.continue()
  })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
  if (busy) await expect(button).toHaveText(busy)
  await keepsWhatWasTyped()
  // The page may fetch the same address meanwhile.
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && address(new URL(response.url())),
  )
  release()
  expect((await answered).status()).toBeLessThan(300)
  expect(calls).toBe(1)
  await letThrough()
}
