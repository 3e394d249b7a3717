import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** A line at the top while the next screen is being loaded. The current screen remains usable. */
export function NavigationProgress() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  const loading = state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {loading && (
        <div className="h-full animate-pulse bg-accent [animation-delay:200ms]">
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </div>
  )
}
