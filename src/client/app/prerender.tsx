import i18next from 'i18next'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { VISITOR_TEXTS } from '#client/i18n/visitor-texts.ts'
import type { Language } from '#shared/languages.ts'
import { LandingPage } from './landing-page.tsx'

/** The landing page as HTML in a language, with its title and description: what the build writes (vite.config.ts). */
export async function prerenderLanding(language: Language) {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: VISITOR_TEXTS,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  const { landing, common } = VISITOR_TEXTS[language]
  return {
    body: renderToString(
      <StrictMode>
        <LandingPage />
      </StrictMode>,
    ),
    title: `${landing.documentTitle} · ${common.appName}`,
    description: landing.hero.text,
  }
}
