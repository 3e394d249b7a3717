import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'

/** Replaces a part of the note that could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('note')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">{t('partFailed')}</p>
      <Button
        variant="outline"
        size="small"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        onClick={onRetry}
      >
        {t('tryAgain')}
      </Button>
    </div>
  )
}
