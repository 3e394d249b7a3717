import { TAG_LIMITS } from '#shared/limits.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

test('the longest names and tags fit a phone, and a note comes out on paper as dark on light without buttons', async ({
  page,
  signIn,
}) => {
  await signIn()
  const id = await seedNotes(page, 'fr')
  const tags = Array.from({ length: TAG_LIMITS.count }, (_, index) => `${index}`.repeat(TAG_LIMITS.length))
  const title = `Donaudampfschifffahrtsgesellschaft${'s'.repeat(120)}`
  expect((await page.request.patch(`/api/voice-notes/${id}`, { data: { title, tags } })).status()).toBe(200)
  for (const path of [`/notes/${id}`, '/notes', '/']) {
    await page.goto(path)
    await expect(page.getByText(title).first()).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFit(page, 360)
  }

  await page.goto(`/notes/${id}`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Nous avons décidé de garder l’ancien prix jusqu’en juin.').first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true, hasText: 'Ajouter au calendrier' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Lecteur' })).toBeHidden()
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(29, 26, 23)')
})
