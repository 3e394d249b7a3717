import { expect, test, vi } from 'vitest'

test('has the texts of a screen that opens while another language is being loaded', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  const { changeLanguage, loadInsightsTexts, startI18n, translate } = await import('./i18n.ts')
  await startI18n()
  await Promise.all([changeLanguage('es'), loadInsightsTexts()])
  expect(translate('analytics:title')).toBe('Estadísticas')
})
