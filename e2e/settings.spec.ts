import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startModelServer } from '#test/fakes/model-server.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectFilled } from './support/expect-filled.ts'
import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'

test('shows what each engine lacks, and leaves the models to the operator', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('Your administrator can connect one.')).toBeVisible()
  await expect(page.getByText('Parakeet TDT 0.6B v3')).toHaveCount(0)
  await expect(page.getByText('Ministral 3 3B')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(page.getByRole('button', { name: /^Download: / })).toHaveCount(0)

  // The settings have texts of their own, which must also load in a language chosen there.
  await page.getByRole('combobox', { name: 'Interface language' }).selectOption('es')
  await expect(page.getByRole('combobox', { name: 'Idioma de la interfaz' })).toHaveValue('es')
  await expect(page.getByText('Tu administrador puede conectar uno.')).toBeVisible()
})

test('opens any section of the settings with one click, on wide and narrow screens', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/settings')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(page.getByText('Your administrator can connect one.')).toBeVisible()
  const names = await contents.getByRole('link').allTextContents()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(names)
  for (const [index, link] of (await contents.getByRole('link').all()).entries()) {
    await expect(
      page.locator(`section${await link.getAttribute('href').then((to) => to?.replace(/.*#/, '#'))} h2`),
    ).toHaveText(names[index] ?? '')
  }
  await contents.getByRole('link', { name: 'Your data' }).click()
  const data = page.getByRole('heading', { name: 'Your data' })
  await expect(data).toBeFocused()
  await expect(data).toBeInViewport()
  await expect(contents).toBeInViewport()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/settings#voice')
  await expect(page.getByRole('heading', { name: 'Voice' })).toBeInViewport()
  await page.getByText('Go to a section').click()
  await contents.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { name: 'Security' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport()
  await expect(contents).toBeHidden()
})

test('handles a press on a button while the sections above it are still loading', async ({ page, signIn }) => {
  await signIn('free')
  const release = await holdFiles(page, /\/api\/(plan|settings|vocabulary|corrections|speech)\b/)
  await page.goto('/settings')
  const button = page.getByRole('button', { name: 'Turn on…' })
  await button.hover()
  const held = await page.evaluate(() => document.body.scrollHeight)
  await page.mouse.down()
  release()
  await expect(page.getByText('Your administrator can connect one.')).toBeVisible()
  await expectFilled(page)
  expect(await page.evaluate(() => document.body.scrollHeight)).not.toBe(held)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Turn on two-step sign-in' })).toBeVisible()
})

test('adds a term, shows it after a reload, and removes it', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/settings')
  await page.getByLabel('Name or term').fill('Iñaki Etxeberria')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Name or term')).toHaveValue('')
  await page.reload()
  await page.getByRole('button', { name: 'Remove “Iñaki Etxeberria”' }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
})

const MODELS = fileURLToPath(new URL('../test/fixtures/models/tiny-ctc/', import.meta.url))

test('downloads, cancels, resumes and deletes a model', async ({ browser }) => {
  // A tiny model of the same kind replaces the real one.
  const path = '/csukuangfj/sherpa-onnx-nemo-fast-conformer-ctc-en-de-es-fr-14288-int8/resolve/main'
  const mirror = await startModelServer({
    [`${path}/model.int8.onnx`]: { bytes: await readFile(`${MODELS}model.int8.onnx`) },
    [`${path}/tokens.txt`]: { bytes: await readFile(`${MODELS}tokens.txt`) },
  })
  const server = await DictumServer.create({ MODEL_MANAGEMENT: 'users', MODEL_MIRROR_URL: mirror.url })
  // A separate page, because the usual one fails on requests to addresses other than the usual server's.
  const page = await browser.newPage()
  const act = (name: string) => page.getByRole('button', { name: `${name}: FastConformer CTC` })
  try {
    await server.start()
    await page.request.post(`${server.url}/api/register`, {
      data: { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' },
    })
    await page.goto(`${server.url}/settings`)
    const engine = page.getByRole('listitem').filter({ hasText: 'Recordings never leave this server' })
    await expect(engine).toContainText('Not ready')
    const goOn = mirror.hold()
    await act('Download').click()
    await expect(page.getByRole('progressbar', { name: /^Downloading FastConformer/ })).toBeVisible()
    await act('Cancel').click()
    await expect(act('Download')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: /^Downloading/ })).toHaveCount(0)
    goOn()

    const folder = `${server.dataDir}/models/fastconformer-ctc-en-de-es-fr`
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/model.int8.onnx.part`, Buffer.alloc(2 * 1024 * 1024))
    await page.reload()
    await expect(page.getByText('2 MB of the download are kept for the next attempt.')).toBeVisible()
    await act('Delete this part').click()
    await expect(act('Delete this part')).toHaveCount(0)

    await act('Download').click()
    await expect(page.getByText('Downloaded', { exact: true })).toBeVisible()
    await expect(engine).toContainText('In use')
    await act('Delete').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(act('Download')).toBeVisible()
    await expect(engine).toContainText('Not ready')
  } finally {
    await page.close()
    await server.dispose()
    await mirror.close()
  }
})

test.describe('the account', () => {
  // A wrong password is refused, and so is what the page requests until it learns that its account is deleted.
  test.use({ expectedErrors: ['403', '401'] })

  test('saves settings, and changes the account’s name, password and sessions', async ({ page, signIn }) => {
    const { password } = await signIn()
    await page.goto('/settings')
    await page.getByRole('combobox', { name: 'Audio quality' }).selectOption('standard')
    await page.getByRole('switch', { name: 'Save automatically' }).click()
    await page.getByLabel('First name').fill('Zoë')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your name was saved').first()).toBeVisible()
    await expect(page.getByRole('banner').getByText('Zoë')).toBeVisible()

    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill('another horse battery')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The current password is incorrect.')).toBeVisible()
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed').first()).toBeVisible()

    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Audio quality' })).toHaveValue('standard')
    await expect(page.getByRole('switch', { name: 'Save automatically' })).not.toBeChecked()
    await expect(page.getByLabel('First name')).toHaveValue('Zoë')

    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Password', { exact: true }).fill('another horse battery')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeVisible()
    const deleted = page.getByText('Your account and everything in it have been deleted.')
    await expect(deleted).toBeInViewport()
    await expect(page.locator(':focus')).toContainText('Your account and everything in it have been deleted.')
    await expectAccessible(page, 'body')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeVisible()
    await expect(deleted).toHaveCount(0)
  })
})
