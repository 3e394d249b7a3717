import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: { back: 'Back', updated: 'Last updated January 2025', privacy: 'Privacy policy', cookies: 'Cookie policy' },
  es: {
    back: 'Volver',
    updated: 'Última actualización: enero de 2025',
    privacy: 'Política de privacidad',
    cookies: 'Política de cookies',
  },
  fr: {
    back: 'Retour',
    updated: 'Dernière mise à jour : janvier 2025',
    privacy: 'Politique de confidentialité',
    cookies: 'Politique relative aux cookies',
  },
} as const

for (const language of ['en', 'es', 'fr'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })
    const words = WORDS[language]

    test(`the policies, for visitors and users (${language})`, async ({ page, signIn }) => {
      for (const visitor of [true, false]) {
        if (!visitor) await signIn('free')
        for (const [path, title, sections] of [
          ['/privacy-policy', words.privacy, 7],
          ['/cookie-policy', words.cookies, 5],
        ] as const) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expect(page.getByText(words.updated)).toBeVisible()
          await expect(page.getByRole('heading', { level: 2, name: /^\d\. / })).toHaveCount(sections)
          await expect(page.getByRole('main').getByRole('link', { name: words.back, exact: true })).toHaveAttribute(
            'href',
            '/',
          )
        }
      }
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(colorScheme, () => {
        test.use({ colorScheme, cookieAnswer: null })

        test(`every public page fits every device and axe finds nothing (${language}, ${colorScheme})`, async ({
          page,
        }) => {
          test.setTimeout(180_000)
          for (const path of [
            '/',
            '/auth',
            '/auth?tab=sign-up',
            '/auth/forgot',
            '/auth/reset?token=x',
            '/privacy-policy',
            '/cookie-policy',
            '/nowhere',
          ]) {
            for (const width of [360, 768, 1280]) {
              await page.setViewportSize({ width, height: 800 })
              if (width === 360) await page.goto(path)
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
              await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible()
              const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
              expect(overflow, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
              if (width === 768) continue
              const { violations } = await new AxeBuilder({ page }).analyze()
              expect(violations.map(({ id, nodes }) => `${path} ${width}: ${id} ${nodes[0]?.html}`)).toEqual([])
              if (process.env.SHOTS) {
                const name = `${path.replace(/\W+/g, '-')}-${language}-${colorScheme}-${width}.png`
                await page.screenshot({ path: `${process.env.SHOTS}/public${name}`, fullPage: true })
              }
            }
          }
        })
      })
    }
  })
}

test('a policy in a language that is not ours is in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'))
  await page.goto('/privacy-policy')
  await expect(page.getByText('Last updated January 2025')).toBeVisible()
})

test('an address that leads nowhere says so to a visitor', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Say it between two meetings')
})

for (const [language, words] of [
  ['en', { play: 'Play the example', pause: 'Pause' }],
  ['es', { play: 'Reproducir el ejemplo', pause: 'Pausa' }],
  ['fr', { play: 'Écouter l’exemple', pause: 'Mettre en pause' }],
] as const) {
  test.describe(`the sample in ${language}`, () => {
    test.use({ locale: language })

    test(`is spoken, and each of its sentences is marked while it is (${language})`, async ({ page }) => {
      await page.goto('/')
      const note = page.getByRole('figure')
      const marked = note.locator('[data-current]')
      await expect(marked).toHaveCount(0)
      // Nothing is fetched for those who don't ask for it.
      const sound = page.waitForResponse((response) => response.url().endsWith('.mp3'))
      await note.getByRole('button', { name: words.play }).click()
      expect([200, 206]).toContain((await sound).status())
      const sentences = await note.locator('.reading > span').allInnerTexts()
      expect(sentences).toHaveLength(4)
      for (const sentence of sentences) await expect(marked).toHaveText(sentence.trim())
      await note.getByRole('button', { name: words.pause }).click()
      await expect(marked).toHaveText(sentences.at(-1)?.trim() ?? '')
      await note.getByRole('button', { name: words.play }).click()
      await expect(marked).toHaveCount(0)
    })
  })
}
