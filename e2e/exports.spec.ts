import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

test.use({ locale: 'es-ES' })

test('a note is taken along as a file; as a PDF with Premium, and a failure says so, in Spanish', async ({
  page,
  signIn,
  givePremium,
  expectedErrors,
}) => {
  await signIn('free')
  await page.goto(`/notes/${await seedNotes(page, 'es')}`)
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const download = async (item: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(item)])
    return file.suggestedFilename()
  }
  expect(await download('Markdown')).toMatch(/^[^/]+\.md$/)
  await choose('PDF')
  await expect(page.getByText('Función Premium', { exact: true })).toBeVisible()

  await givePremium()
  await page.reload()
  expect(await download('PDF')).toMatch(/^[^/]+\.pdf$/)
  await page.route('**/export-pdf', (route) => route.fulfill({ status: 500, body: '' }))
  expectedErrors.push('500')
  await choose('PDF sin la transcripción')
  await expect(page.getByText('Error al exportar PDF. Inténtalo de nuevo.', { exact: true })).toBeVisible()
})
