import { awaitRecorded } from './support/await-recorded.ts'
import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'

test('records above any screen with a key, a button or a link, without leaving it', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/follow-ups')
  await expect(page.getByRole('heading', { name: 'Follow-ups', level: 1 })).toBeVisible()
  const recorder = page.getByRole('region', { name: 'Record a note' })
  const stop = recorder.getByRole('button', { name: 'Stop', exact: true })

  // The recorder is loaded after the screen, together with the bell.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(stop).toBeVisible()
  await awaitRecorded(page, 1)
  // Recording continues while the recorder is out of sight, and on the next screen.
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(recorder).toHaveCount(0)
  await page.getByRole('link', { name: 'Calendar Events' }).click()
  await expect(page).toHaveURL('/events')
  await page.getByRole('button', { name: /^Recording, \d+:\d\d$/ }).click()
  await stop.click()
  await recorder.getByRole('link', { name: 'Open note' }).click()
  await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/)
  await expect(recorder).toHaveCount(0)

  await page.getByRole('banner').getByRole('button', { name: 'Record', exact: true }).click()
  await expect(stop).toBeVisible()
  await recorder.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(stop).toHaveCount(0)

  await page.goto('/record')
  await expect(page).toHaveURL('/')
  await expect(stop).toBeVisible()
})

test('shows the buttons of a recording above the navigation of a phone turned on its side', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
  // Unlike a press, the key scrolls nothing.
  await page.keyboard.press('r')
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await awaitRecorded(page, 1)
  const [button, navigation] = await Promise.all(
    [stop, page.getByRole('navigation').filter({ visible: true })].map((each) => each.boundingBox()),
  )
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(navigation?.y ?? 0)
})

test('records on a phone with the button in the middle of the navigation', async ({ page, signIn }) => {
  await signIn()
  await page.setViewportSize({ width: 360, height: 740 })
  // The key is pressed while the recorder is still loading.
  const release = await holdFiles(page, '**/assets/device-*.js')
  const asked = page.waitForRequest('**/assets/device-*.js')
  await page.goto('/notes')
  await asked
  const record = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Record' })
  await record.click()
  release()
  const recorder = page.getByRole('region', { name: 'Record a note' })
  await expect(recorder.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/notes')
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  await bar.getByRole('button', { name: 'Record' }).click()
  await awaitRecorded(page, 1)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  const link = page.getByRole('link', { name: 'Open note' })
  await expect(link).toBeVisible()
  const edge = async (locator: typeof link) => locator.evaluate((element) => element.getBoundingClientRect())
  // The bar does not cover what is wanted next.
  expect((await edge(link)).bottom).toBeLessThan((await edge(bar)).top)
})
