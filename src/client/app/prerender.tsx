import i18next from 'i18next'
import { StrictMode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { CookieBanner } from '#client/features/cookie-consent/components/cookie-banner.tsx'
import { readVisitorTexts } from '#client/i18n/i18n.ts'
import type { Language } from '#shared/languages.ts'
import { LandingPage } from './landing-page.tsx'

/**
 * Renders the landing page to HTML in one language, with its title and description. The build writes it to a file
 * (vite.config.ts). React hydrates it, so it has the elements and the Suspense boundaries that main.tsx and app.tsx render.
 */
export async function prerenderLanding(language: Language) {
  const texts = await readVisitorTexts(language)
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  const { landing, common } = texts
  return {
    body: renderToString(
      <StrictMode>
        <Suspense>
          <LandingPage />
        </Suspense>
        <CookieBanner />
      </StrictMode>,
    ),
    title: `${landing.documentTitle} · ${common.appName}`,
    description: landing.hero.text,
  }
}
