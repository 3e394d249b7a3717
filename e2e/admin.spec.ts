import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startModelServer } from '#test/fakes/model-server.ts'
import { ADMIN_PASSWORD, DictumServer } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: ['401', '400'] })

test('creates a user in the Spanish admin panel, signs in as that user, and deactivates them', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible()
  await expect(page.getByText('Introduce la contraseña para acceder')).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByText('Acceso denegado').first()).toBeVisible()
  await expect(page.getByText('Contraseña incorrecta').first()).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bienvenido al panel de administración').first()).toBeVisible()

  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear Nuevo Usuario' })
  const email = `grace-${Date.now()}@example.com`
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill('corta')
  await dialog.getByLabel('Nombre').fill('Grace')
  await dialog.getByLabel('Apellido').fill('Hopper')
  await dialog.getByLabel('Usuario Premium').click()
  await dialog.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(dialog.getByText('Es demasiado corto.')).toBeVisible()
  await dialog.getByLabel('Contraseña', { exact: true }).fill('correct horse battery')
  await dialog.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('El usuario se ha creado correctamente').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Grace Hopper')
  await expect(row).toContainText('Activo')
  await expect(row).toContainText('Premium')

  const context = await browser.newContext({ baseURL: server.url })
  const grace = await context.newPage()
  const login = { data: { email, password: 'correct horse battery' } }
  expect((await grace.request.post('/api/login', login)).status()).toBe(200)
  await page.reload()
  await row.getByRole('button', { name: 'Editar a Grace Hopper' }).click()
  await page.getByRole('dialog', { name: 'Editar Usuario' }).getByLabel('Usuario Activo').click()
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Los cambios se han guardado correctamente').first()).toBeVisible()
  await expect(row).toContainText('Inactivo')
  expect((await grace.request.get('/api/voice-notes')).status()).toBe(401)
  expect((await grace.request.post('/api/login', login)).status()).toBe(403)
  await context.close()

  await row.getByRole('button', { name: 'Eliminar a Grace Hopper' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    '¿Estás seguro de que quieres eliminar este usuario? Esta acción no se puede deshacer.',
  )
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('El usuario se ha eliminado correctamente').first()).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByLabel('Idioma del panel').selectOption('fr')
  await expect(page.getByRole('heading', { name: 'Utilisateurs inscrits' })).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Saisissez le mot de passe pour entrer')).toBeVisible()
})

test('shows users page by page, and searches all of them', async ({ page, signIn }) => {
  const { email, password } = await signIn('free')
  await page.goto('/admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  // The page to enter the password has the choice of languages, too.
  await expect(page.getByRole('button', { name: 'Crear Usuario' })).toBeVisible()
  await page.getByLabel('Idioma del panel').selectOption('en')
  for (let at = 0; at < 20; at += 1) {
    const data = { email: `many-${at}-${Date.now()}@example.com`, password, firstName: 'Zoë', lastName: `Of ${at}` }
    expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
  }
  await page.reload()
  const users = page.getByRole('table').first().locator('tbody').getByRole('row')
  await expect(users).toHaveCount(20)
  await expect(users.filter({ hasText: email })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show more users' }).click()
  await expect(users.filter({ hasText: email })).toHaveCount(1)
  const search = page.getByLabel('Search by name or email')
  await search.fill('zoe of 13')
  await expect(users).toHaveCount(1)
  await search.fill(email.toUpperCase())
  await expect(users).toHaveText([new RegExp(email)])
  await search.fill('nobody at all')
  await expect(page.getByText('Nobody matches this search.')).toBeVisible()
})

test('does not open the admin panel because of a flag in the browser', async ({ page }) => {
  await page.goto('/admin')
  await page.evaluate(() => sessionStorage.setItem('dictum.admin', 'true'))
  await page.reload()
  await expect(page.getByText('Introduce la contraseña para acceder')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('dictum.admin'))).toBeNull()
})

const MODELS = fileURLToPath(new URL('../test/fixtures/models/tiny-ctc/', import.meta.url))

test('shows why a model failed to download, downloads it, and asks before deleting it', async ({ browser }) => {
  const path = '/csukuangfj/sherpa-onnx-nemo-fast-conformer-ctc-en-de-es-fr-14288-int8/resolve/main'
  const mirror = await startModelServer({
    [`${path}/model.int8.onnx`]: { bytes: await readFile(`${MODELS}model.int8.onnx`) },
    [`${path}/tokens.txt`]: { bytes: await readFile(`${MODELS}tokens.txt`) },
  })
  const server = await DictumServer.create({ MODEL_MIRROR_URL: mirror.url })
  const page = await browser.newPage()
  const act = (name: string) => page.getByRole('button', { name: `${name} FastConformer CTC` })
  try {
    await server.start()
    await page.goto(`${server.url}/admin`)
    await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN_PASSWORD)
    await page.keyboard.press('Enter')
    mirror.fail('html')
    await act('Descargar').click()
    await expect(page.getByText('En lugar del modelo ha llegado otra cosa')).toBeVisible()
    await act('Descargar').click()
    await act('Eliminar').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('FastConformer CTC (en, de, es, fr) se quitará de este servidor.')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(act('Eliminar')).toBeVisible()
    await act('Eliminar').click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(act('Descargar')).toBeVisible()
  } finally {
    await page.close()
    await server.dispose()
    await mirror.close()
  }
})
