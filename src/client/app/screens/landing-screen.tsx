import { useTranslation } from 'react-i18next'
import { FeatureList } from '#client/features/landing/components/feature-list.tsx'
import { Hero } from '#client/features/landing/components/hero.tsx'
import { Pricing } from '#client/features/landing/components/pricing.tsx'
import { TrustSection } from '#client/features/landing/components/trust-section.tsx'
import { useDocumentTitle } from '#client/ui/layout/use-document-title.ts'

/** The screen that visitors see at `/`. */
export function LandingScreen() {
  const { t } = useTranslation('landing')
  useDocumentTitle(t('documentTitle'))
  return (
    <>
      <Hero />
      <FeatureList />
      <Pricing />
      <TrustSection />
    </>
  )
}
