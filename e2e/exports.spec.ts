import { readFile } from 'node:fs/promises'
import { readZip } from '#test/read-zip.ts'
import { expectFilled } from './support/expect-filled.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

test.use({ locale: 'es-ES' })

test('exports a note, as a PDF only with Premium, and reports a failure in Spanish', async ({
  page,
  signIn,
  givePremium,
  expectedErrors,
}) => {
  await signIn('free')
  await page.goto(`/notes/${await seedNotes(page, 'es')}`)
  const choose = async (item: string) => {
    // Pressing the button while the menu is still closing would close the menu again.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const saved = async (act: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), act()])
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
  }
  const download = page.getByRole('button', { name: 'Descargar', exact: true })
  expect((await saved(() => choose('Markdown'))).name).toMatch(/^[^/]+\.md$/)

  await choose('Word')
  await page.getByRole('dialog').getByLabel('Transcripción').click()
  const word = await saved(() => download.click())
  expect(word.name).toMatch(/^[^/]+\.docx$/)
  const document = readZip(word.content).get('word/document.xml')?.toString('utf8')
  expect(document).toContain('Destacados')
  expect(document).not.toContain('Transcripción')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choose('PDF')
  await expect(page.getByText('Función Premium', { exact: true })).toBeVisible()
  await givePremium()
  await page.reload()
  await choose('PDF')
  expect((await saved(() => download.click())).name).toMatch(/^[^/]+\.pdf$/)
  await page.route('**/export-pdf', (route) => route.fulfill({ status: 500, body: '' }))
  expectedErrors.push('500')
  await choose('PDF')
  await download.click()
  await expect(page.getByText('Error al exportar PDF. Inténtalo de nuevo.', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/settings')
  // The sections above move the button while they load.
  await expect(page.getByText(/^3 notas, /)).toBeVisible()
  await expectFilled(page)
  const everything = await saved(() => page.getByRole('button', { name: 'Descargar mis datos' }).click())
  expect(everything.name).toMatch(/^dictum-.*\.zip$/)
  const names = [...readZip(everything.content).keys()]
  expect(names).toContain('LÉEME.txt')
  expect(names.filter((name) => name.endsWith('/recording.ogg'))).toHaveLength(3)
  await expect(page.getByText('La descarga ha empezado')).toBeVisible()
})
