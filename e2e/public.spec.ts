import { checkEveryLayout } from './support/check-every-layout.ts'
import { moveTo } from './support/move-in-app.ts'
import { expect, test } from './support/test.ts'
import { watchRequests } from './support/watch-requests.ts'

const PUBLIC = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/auth/forgot',
  '/auth/reset?token=x',
  '/privacy-policy',
  '/cookie-policy',
  '/nowhere',
]

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

    test(`shows the policies to visitors and users (${language})`, async ({ page, signIn }) => {
      for (const visitor of [true, false]) {
        if (!visitor) await signIn('free')
        for (const [path, title, sections] of [
          ['/privacy-policy', words.privacy, 7],
          ['/cookie-policy', words.cookies, 5],
        ] as const) {
          if (path === '/privacy-policy') await page.goto(path)
          else await moveTo(page, path)
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

    test.describe('before the banner is answered', () => {
      test.use({ cookieAnswer: null })

      test(`fits every public page to every device in both themes, without axe violations (${language})`, async ({
        page,
      }) => {
        const untilSettled = watchRequests(page)
        for (const path of PUBLIC) {
          // The landing page has no router yet, and all forms of /auth belong to one screen.
          if (path === '/' || path.startsWith('/auth?') || path === '/auth') await page.goto(path)
          else await moveTo(page, path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible()
          await untilSettled()
          await checkEveryLayout(page, language, `public${path.replaceAll(/\W+/g, '-')}`)
        }
      })
    })
  })
}

test('shows a policy in English for an unsupported language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'))
  await page.goto('/privacy-policy')
  await expect(page.getByText('Last updated January 2025')).toBeVisible()
})

test('shows a visitor the not-found page', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Say it between two meetings')
})

/**
 * Plays all audio at a quarter of its speed, so that even a slow machine marks each sentence visibly. Runs in the page.
 */
function slowAudio(): void {
  const slow = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) Object.assign(target, { defaultPlaybackRate: 0.25, playbackRate: 0.25 })
  }
  // The event does not bubble.
  document.addEventListener('play', slow, { capture: true })
}

for (const [language, words] of [
  ['en', { play: 'Play the example', pause: 'Pause' }],
  ['es', { play: 'Reproducir el ejemplo', pause: 'Pausa' }],
  ['fr', { play: 'Écouter l’exemple', pause: 'Mettre en pause' }],
] as const) {
  test.describe(`the sample in ${language}`, () => {
    test.use({ locale: language })

    test(`plays, and highlights each sentence while it is spoken (${language})`, async ({ page }) => {
      await page.addInitScript(slowAudio)
      await page.goto('/')
      const note = page.getByRole('figure')
      const marked = note.locator('[data-current]')
      await expect(marked).toHaveCount(0)
      // Nothing is loaded for visitors who haven't asked for it.
      const sound = page.waitForResponse((response) => response.url().endsWith('.mp3'))
      await note.getByRole('button', { name: words.play }).click()
      expect([200, 206]).toContain((await sound).status())
      const sentences = await note.locator('.reading > span').allInnerTexts()
      expect(sentences).toHaveLength(4)
      // Played to the end in only one language, since that takes long.
      const played = language === 'en' ? sentences : sentences.slice(0, 1)
      for (const sentence of played) await expect(marked).toHaveText(sentence.trim())
      await note.getByRole('button', { name: words.pause }).click()
      await expect(marked).toHaveText(played.at(-1)?.trim() ?? '')
      await note.getByRole('button', { name: words.play }).click()
      const next = sentences[played.length]
      if (next) await expect(marked).toHaveText(next.trim())
      else await expect(marked).toHaveCount(0)
    })
  })
}
