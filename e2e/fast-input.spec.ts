import { holdFiles } from './support/hold-files.ts'
import { expect, test } from './support/test.ts'

// Closing animations are enabled here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('searches for letters typed right after Ctrl+K, however late the menu’s code loads', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  const search = page.getByRole('button', { name: 'Search' })
  await expect(search).toBeVisible()
  const asked: string[] = []
  const release = await holdFiles(page, '**/assets/command-window*.js', (url) => asked.push(url) > 0)
  const window = page.getByRole('dialog', { name: 'Search and commands' })

  // If the window is closed at once, the focus returns to where it was.
  await search.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('sett')
  await expect(window.getByRole('textbox')).toHaveValue('sett')
  await expect(window.getByRole('option')).toHaveCount(0)
  expect(asked).toHaveLength(1)
  release()
  const input = window.getByRole('combobox')
  await expect(input).toBeFocused()
  await page.keyboard.type('ings')
  await expect(input).toHaveValue('settings')
  await expect(window.getByRole('option', { name: 'Settings', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(search).toBeFocused()

  // When the window is opened again, it is empty and accepts letters at once as well.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('foll')
  await expect(input).toHaveValue('foll')
  // The command is marked one render after the letters appear.
  await expect(window.getByRole('option', { name: 'Follow-ups', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/follow-ups')
})

test('reopens a menu that is clicked while it closes', async ({ page, signIn }) => {
  await signIn()
  expect((await page.request.post('/api/follow-ups', { data: { title: 'Call Ana' } })).status()).toBe(201)
  await page.goto('/follow-ups')
  const button = page.getByRole('button', { name: 'More for “Call Ana”' })
  const menu = page.getByRole('menu')
  // Long enough for the slowest user.
  await page.evaluate(() => document.documentElement.style.setProperty('--animate-vanish', 'vanish 60s'))
  const replayEarlyClick = async () => {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  // A menu that is closed before its opening animation has begun vanishes at once. In that case it is opened again.
  await expect(async () => {
    await button.click()
    await expect(menu).toHaveCSS('animation-name', 'drop')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(await menu.isVisible()).toBe(true)
  }).toPass()
  await replayEarlyClick()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await replayEarlyClick()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await replayEarlyClick()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog').getByLabel('What needs doing')).toHaveValue('Call Ana')
})
