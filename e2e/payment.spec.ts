import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

/** Pays on the sandbox's page with a card, and closes its window. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Pay €12' }).click()
}

test.describe('a payment in the sandbox', () => {
  test.use({ expectedErrors: ['402 (Payment Required)'] })

  test('upgrades to Premium from the prompt, and returns to Free after a cancellation', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn('free')
    await page.goto(`${server.url}/follow-ups`)
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await page.getByRole('link', { name: 'Choose Premium' }).click()
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible()

    const verify = page.getByRole('button', { name: 'Verify Payment' })
    await verify.click()
    await expect(page.getByText(/^Payment not detected\./)).toBeVisible()

    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the payment window' }).click()
    const payment = await opening
    await payWith(payment, '4000 0000 0000 0002')
    await expect(payment.getByText('The card was declined. Nothing was charged.')).toBeVisible()
    await payWith(payment, '4242 4242 4242 4242')
    await expect(payment.getByText(/^Paid\./)).toBeVisible()
    await payment.close()

    await verify.click()
    await expect(page.getByText('Your earlier notes are being analysed in full.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/`)
    await page.goto(`${server.url}/follow-ups`)
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)

    await page.goto(`${server.url}/subscribe`)
    await expect(page).toHaveURL(`${server.url}/`)

    await page.goto(`${server.url}/settings`)
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText(/^Cancelled\. Premium stays until/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Already cancelled' })).toBeDisabled()
    await page.getByRole('button', { name: 'Keep the subscription' }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
  })
})

test('asks a visitor to sign in before paying', async ({ page, server }) => {
  await page.goto(`${server.url}/subscribe`)
  await page.getByRole('link', { name: 'Sign in to subscribe' }).click()
  await expect(page).toHaveURL(/\/auth\?back=%2Fsubscribe$/)
})

test.describe('a cancelled subscription', () => {
  test.use({ expectedErrors: ['401', '403', 'foreign: ', 'ERR_CONNECTION_REFUSED', 'net::'] })

  test('lasts to the end of the paid month, and a new one brings everything back', async ({ page }) => {
    const server = await DictumServer.create()
    const account = { email: 'until-the-end@example.com', password: 'correct horse battery' }
    try {
      await server.start()
      await page.request.post(`${server.url}/api/register`, { data: account })
      await subscribe(page, server)
      expect((await page.request.post(`${server.url}/api/follow-ups`, { data: { title: 'Call Ana' } })).status()).toBe(
        201,
      )
      await page.request.post(`${server.url}/api/cancel-subscription`)

      await server.stop()
      await moveClock(server, 20)
      await page.goto(`${server.url}/follow-ups`)
      await expect(page.getByRole('checkbox', { name: 'Mark as completed: Call Ana' })).toBeVisible()

      await server.stop()
      await moveClock(server, 40)
      await page.request.post(`${server.url}/api/login`, { data: account })
      await page.goto(`${server.url}/settings`)
      await expect(page.getByText('Free', { exact: true }).first()).toBeVisible()
      await page.goto(`${server.url}/follow-ups`)
      await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
      await expect(page.getByText('Call Ana')).toHaveCount(0)

      await subscribe(page, server)
      await page.goto(`${server.url}/follow-ups`)
      await expect(page.getByRole('checkbox', { name: 'Mark as completed: Call Ana' })).toBeVisible()
    } finally {
      await server.dispose()
    }
  })
})

async function subscribe(page: Page, server: DictumServer): Promise<void> {
  const { url } = await (await page.request.post(`${server.url}/api/payments/checkout`)).json()
  await page.goto(url)
  await payWith(page, '4242 4242 4242 4242')
  await expect(page.getByText(/^Paid\./)).toBeVisible()
  expect(await (await page.request.post(`${server.url}/api/check-payment-status`)).json()).toEqual({ isPremium: true })
}

/** Starts a server whose processes all have a clock that is this many days ahead. */
async function moveClock(server: DictumServer, days: number): Promise<void> {
  const clock = fileURLToPath(new URL('./support/clock-ahead.js', import.meta.url))
  await server.start({ NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_DAYS: String(days) })
}
