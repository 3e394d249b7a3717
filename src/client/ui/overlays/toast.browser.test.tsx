import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Button } from '../buttons/button.tsx'
import { offerUndo } from './offer-undo.ts'
import { showToast } from './toast-store.ts'

const ANSWER = 'Payment not detected. If you completed the payment, wait a few seconds and try again'

function Screen() {
  const answer = () => showToast({ variant: 'destructive', title: ANSWER })
  return (
    <div className="flex h-[calc(100dvh-1rem)] flex-col justify-between pt-32">
      <Button onClick={answer}>First</Button>
      <Button onClick={answer}>Last</Button>
    </div>
  )
}

/** Returns whether a tap in the middle of the button would reach it. */
function canBePressed(name: string): boolean {
  const button = page.getByRole('button', { name }).element()
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('leaves the button in view that a toast is about, wherever it is', async () => {
  await page.viewport(360, 640)
  await renderInApp('en', <Screen />)
  for (const name of ['Last', 'First', 'Last']) {
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByText(ANSWER)).toBeVisible()
    expect(canBePressed(name), name).toBe(true)
    await page.getByRole('button', { name: translate('close') }).click()
    await expect.element(page.getByText(ANSWER)).not.toBeInTheDocument()
  }
})

test('separates the parts of a message for screen readers', async () => {
  await renderInApp(
    'es',
    <Button onClick={() => offerUndo('Descartado', () => undefined, 'Ya no cuenta.')}>Act</Button>,
  )
  await page.getByRole('button', { name: 'Act' }).click()
  const said = 'Mensaje Descartado Ya no cuenta. Deshacer o recupéralo a mano'
  await expect.element(page.getByText(said, { exact: true })).toBeInTheDocument()
})
