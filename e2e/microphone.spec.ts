import { awaitRecorded } from './support/await-recorded.ts'
import { expect, test } from './support/test.ts'

test('tries a microphone, records with it, and says when it is gone', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await page.getByRole('button', { name: 'Microphone' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You can be heard.')).toBeVisible()
  const choice = dialog.getByRole('combobox')
  await choice.selectOption({ label: 'Fake Audio Input 2' })
  await dialog.getByRole('switch', { name: 'Noise suppression' }).click()
  await expect(dialog.getByText('You can be heard.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Microphone: Fake Audio Input 2' })).toBeVisible()

  const notTheChosen = page.getByText('Recording with Fake Default Audio Input, not with the chosen microphone.')
  await page.getByRole('button', { name: 'Start recording' }).click()
  // The memo has ended. The screen says so, and a screen reader announces it once.
  const silent = 'Nothing can be heard. Is the microphone muted?'
  await expect(page.getByRole('status').filter({ hasText: silent })).toHaveCount(1)
  await expect(page.locator('#recorder-title ~ p').getByText(silent)).toBeVisible()
  await expect(notTheChosen).toBeHidden()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()

  // Simulates unplugging a headset.
  const gone = { device: { id: 'gone', label: 'Headset' } }
  await page.evaluate((choice) => localStorage.setItem('dictum.microphone', JSON.stringify(choice)), gone)
  await page.reload()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(notTheChosen).toBeVisible()
  await awaitRecorded(page, 1)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Microphone: Headset' })).toBeVisible()
})
