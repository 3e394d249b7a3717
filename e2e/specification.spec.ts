import { encodeWav } from '#server/audio/pcm-file.ts'
import { ADMIN_PASSWORD } from './support/dictum-server.ts'
import { expect, test } from './support/test.ts'

// Tests the statements of the specification that no other journey covers. The 401 occurs because the panel is locked at
// first.
test.use({ expectedErrors: ['401'] })

test('leads from every landing page button to the sign-in', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Sign in', 'Start for free', 'Get started']) {
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', /^\/auth/)
  }
})

test('redirects a signed-in user from /auth to the dashboard, and one with Premium from /subscribe', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  await page.goto('/subscribe')
  await expect(page.getByText('You already have Premium').first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('shows that the sign-in state is loading', async ({ page, signIn }) => {
  await signIn()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('/api/user', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/notes')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Voice Notes' })).toBeVisible()
})

test('shows feature cards, the plan table, the FAQ and working links on the Premium page', async ({ page, signIn }) => {
  await signIn('free')
  await page.goto('/premium')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What it adds',
    'Free and Premium compared',
    'Frequently asked questions',
  ])
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(main.getByRole('table').getByRole('columnheader')).toHaveText(['Feature', 'Free', 'Premium'])
  await main.getByRole('link', { name: 'Choose Premium' }).click()
  await expect(page).toHaveURL('/subscribe')
  await page.goto('/premium')
  await main.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
})

test('shows five notes and five follow-ups on the dashboard', async ({ page, signIn }) => {
  await signIn()
  const silence = Buffer.from(encodeWav(new Float32Array(8000)))
  for (let number = 1; number <= 6; number += 1) {
    await page.request.post('/api/follow-ups', { data: { title: `Task ${number}` } })
    const audio = { name: 'memo.wav', mimeType: 'audio/wav', buffer: silence }
    const created = await page.request.post('/api/voice-notes', { multipart: { language: 'en', audio } })
    expect(created.status()).toBe(201)
  }
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Recent notes' }).getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Your next tasks' }).getByRole('checkbox')).toHaveCount(5)
})

test('shows the admin panel as a table under four counters of all users', async ({ page, signIn }) => {
  const { email } = await signIn()
  await page.goto('/admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Acceder' }).click()
  const users = page.getByRole('table').first()
  await expect(users.getByRole('columnheader')).toHaveText([
    'Usuario',
    'Email',
    'Estado',
    'Plan',
    'Registrado',
    'Acciones',
  ])
  const rows = users.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.filter({ hasText: email })).toBeVisible()
  const counters = page.locator('dl').first().locator('dd')
  const counted = async () => (await counters.allTextContents()).map(Number)
  const [total = 0, premium = 0, active = 0, free = 0] = await counted()
  expect(free).toBe(total - premium)
  const user = {
    email: email.replace('@', '-inactive@'),
    password: 'correct horse battery',
    isPremium: true,
    isActive: false,
  }
  expect((await page.request.post('/api/admin/users', { data: user })).status()).toBe(201)
  await page.reload()
  await expect(rows.filter({ hasText: user.email })).toContainText('Inactivo')
  expect(await counted()).toEqual([total + 1, premium + 1, active, free])
  await expect(rows.filter({ hasText: email })).toContainText(/\d\d\/\d\d\/\d{4}$/)

  // The panel stays unlocked as long as the browser is open.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Usuarios Registrados' })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  const locked = page.getByText('Introduce la contraseña para acceder')
  await expect(locked).toBeVisible()
  await page.reload()
  await expect(locked).toBeVisible()
})
