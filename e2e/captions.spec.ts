import { installFakeRecognition } from '#test/fakes/speech-recognition.ts'
import { awaitRecorded } from './support/await-recorded.ts'
import { expect, test } from './support/test.ts'

test('shows live captions after consent, and uses them as the transcript without an engine', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(installFakeRecognition, ['los clientes están contentos', 'envía el informe el viernes'])
  await signIn()
  await page.goto('/')
  await page.locator('select[aria-label="Recording language"]').selectOption('es')
  await page.getByRole('button', { name: 'Live captions' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('may send your voice to its maker')
  await dialog.getByRole('button', { name: 'Turn on captions' }).click()
  await expect(page.getByText('Live captions are on').first()).toBeVisible()

  await page.getByRole('button', { name: 'Start recording' }).click()
  const captions = page.getByRole('region', { name: 'Live captions' })
  await expect(captions).toContainText('los clientes están contentos envía el informe el viernes')
  await awaitRecorded(page, 4)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('link', { name: 'Open note' }).first().click()
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(transcript).toContainText('Los clientes están contentos')
  await expect(transcript).toContainText('informe el viernes')

  await page.goto('/')
  await page.locator('select[aria-label="Recording language"]').selectOption('es')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await awaitRecorded(page, 1)
  await expect(captions).toBeHidden()
})
