import { useTranslation } from 'react-i18next'

/** The first keyboard stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('layout')
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-medium text-paper text-sm focus:translate-y-0"
    >
      {t('skip')}
    </a>
  )
}
