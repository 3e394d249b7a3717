import { useTranslation } from 'react-i18next'
import { useHoldOpening } from '../deferred/use-parts-shown.ts'
import { joinClasses } from '../styles/class-names.ts'
import { Spinner } from './spinner.tsx'

/** The 'Loading...' spinner: over the full screen, or within the page's frame when `inline`. */
export function LoadingScreen({ inline = false }: { inline?: boolean }) {
  useHoldOpening()
  const { t } = useTranslation()
  return (
    <div
      role="status"
      className={joinClasses(
        'flex animate-appear flex-col items-center justify-center gap-3 text-ink-faint text-sm',
        inline ? 'min-h-[60dvh]' : 'min-h-dvh',
      )}
    >
      <Spinner className="size-6 text-accent" />
      <p>{t('loading')}</p>
    </div>
  )
}
