import { expect, test } from './support/test.ts'

test.use({ locale: 'es-ES' })

test('tells who uses an outdated browser, on the landing page and on others', async ({ page }) => {
  const notice = page.getByRole('alert').filter({ hasText: 'Este navegador es demasiado antiguo' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)

  // As in browsers from before spring 2024.
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'))
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await expect(notice).toBeVisible()
    await expect(page.locator('[data-outdated-browser]:visible')).toHaveCount(1)
  }
})
