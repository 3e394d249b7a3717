import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'

interface ErrorPanelProps {
  title?: string | undefined
  /** What happened, what is safe and what the user can do. */
  message?: string | undefined
  onRetry?: (() => void) | undefined
  /** The button's label, by default 'Try again'. */
  action?: string
}

/** Shown when something has failed to load. */
export function ErrorPanel({ title, message, onRetry, action }: ErrorPanelProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-col items-start rounded-surface border border-hairline bg-surface p-6">
      <p className="panel-title">{title ?? t('error.title')}</p>
      <p className="mt-1.5 max-w-prose text-ink-soft">{message ?? t('error.unexpected')}</p>
      {onRetry && (
        <Button
          variant="outline"
          className="mt-4"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
        >
          {action ?? t('error.retry')}
        </Button>
      )}
    </div>
  )
}
