import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'ábrete sésamo'

test.use({ locale: 'es-ES' })

/** Opens the link in another browser, which has never been here before. */
async function openElsewhere(browser: Browser, link: string): Promise<{ visitor: Page; scripts: string[] }> {
  const context = await browser.newContext({ locale: 'es-ES' })
  const visitor = await context.newPage()
  const scripts: string[] = []
  visitor.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await visitor.goto(link)
  return { visitor, scripts }
}

test('lets a visitor read and play a note by a share link with a password until it is revoked', async ({
  page,
  browser,
  signIn,
  givePremium,
  expectedErrors,
}) => {
  await signIn('free')
  await page.goto(`/notes/${await seedNotes(page, 'es')}`)
  const share = page.getByRole('button', { name: 'Compartir', exact: true })
  await share.click()
  await expect(page.getByText('Función Premium', { exact: true })).toBeVisible()

  await givePremium()
  await page.reload()
  // The upgrade adds the missing parts of the analysis.
  await expect(page.getByRole('heading', { name: 'Tareas' })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await share.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Con un enlace' }).click()
  const password = dialog.getByLabel('Contraseña', { exact: true })
  const create = dialog.getByRole('button', { name: 'Crear y copiar enlace' })
  await password.fill(PASSWORD)
  // A link leaves out the recording unless the owner chooses to include it.
  await dialog.getByRole('switch', { name: 'Con la grabación' }).click()
  await page.route('**/share-link', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  expectedErrors.push('500')
  await create.click()
  await expect(page.getByText('Error al generar link. Inténtalo de nuevo.', { exact: true })).toBeVisible()
  await expect(password).toHaveValue(PASSWORD)
  await create.click()
  await expect(page.getByText('Enlace creado y copiado', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/shared\/[\w-]{32}$/)
  await expect(dialog.getByRole('link')).toHaveAttribute('href', link)
  await expectAccessible(page, '[role=dialog]')
  await expectToFit(page, 360)

  const { visitor, scripts } = await openElsewhere(browser, link)
  await expect(visitor.getByRole('heading', { name: 'Esta nota está protegida con contraseña' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByLabel('Contraseña', { exact: true }).fill('ábrete cebada')
  await visitor.getByRole('button', { name: 'Abrir la nota' }).click()
  await expect(visitor.getByText('Esta contraseña no es correcta.')).toBeVisible()
  await visitor.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Esta nota está protegida con contraseña')
  await expect(visitor.locator('[lang=es] [data-position="0"]')).toContainText('El lanzamiento en Lisboa')
  await expect(visitor.getByText('Compartida por')).toContainText('Ada')
  await expect(visitor.getByRole('heading', { name: 'Tareas' })).toBeVisible()
  // The banner of a first visit does not cover the player.
  await expect(visitor.locator('[data-cookie-banner]')).toBeVisible()
  await visitor.getByRole('button', { name: 'Reproducir', exact: true }).click()
  await expect(visitor.locator('[aria-current=true]')).toBeVisible()
  expect(scripts.some((url) => url.includes('shared-page'))).toBe(true)
  expect(scripts.filter((url) => /routed-app|note-screen|service-worker/.test(url))).toEqual([])
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  for (const width of [360, 1280]) await expectToFit(visitor, width)
  await expectAccessible(visitor)

  // A reload counts as the same view.
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Tareas' })).toBeVisible()
  await page.reload()
  await share.click()
  await dialog.getByRole('tab', { name: 'Con un enlace' }).click()
  await expect(dialog.getByText('Abierto 1 vez')).toBeVisible()

  const edit = dialog.getByRole('button', { name: 'Cambiar enlace' })
  const editor = dialog.getByRole('form', { name: 'Cambiar enlace' })
  await edit.click()
  await expect(editor.getByRole('switch', { name: 'Pedir una contraseña' })).toBeChecked()
  await expectAccessible(page, '[role=dialog]')
  await expectToFit(page, 360)
  await editor.getByRole('combobox', { name: 'El enlace funciona' }).selectOption('Durante 7 días')
  await editor.getByRole('switch', { name: 'Pedir una contraseña' }).click()
  await editor.getByRole('switch', { name: 'Con la grabación' }).click()
  await editor.getByRole('switch', { name: 'Con el análisis' }).click()
  await editor.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Enlace cambiado', { exact: true })).toBeVisible()
  await expect(editor).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(dialog.getByText('Sin la grabación', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/funciona hasta el/)).toBeVisible()
  const stranger = await openElsewhere(browser, link)
  await expect(stranger.visitor.locator('[data-position="0"]')).toContainText('El lanzamiento en Lisboa')
  await expect(stranger.visitor.getByRole('heading', { name: 'Tareas' })).toBeHidden()
  await expect(stranger.visitor.getByRole('button', { name: 'Reproducir', exact: true })).toBeHidden()
  await stranger.visitor.context().close()

  await dialog.getByRole('button', { name: 'Revocar enlace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar enlace' }).click()
  await expect(dialog.getByText('Todavía no hay ninguno.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible()
  await visitor.context().close()
})
