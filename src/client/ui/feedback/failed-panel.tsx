import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { outdated } from '#client/lib/browser/new-version.ts'
import { ErrorPanel } from './error-panel.tsx'

interface FailedPanelProps {
  title?: string | undefined
  message?: string
  onRetry: () => void
}

/** Shown when something could not be rendered. Offers to reload the page if it belongs to an old version. */
export function FailedPanel({ title, message, onRetry }: FailedPanelProps) {
  const { t } = useTranslation()
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.get)
  if (!isOutdated) return <ErrorPanel title={title} message={message} onRetry={onRetry} />
  return (
    <ErrorPanel
      title={t('newVersion.title')}
      message={t('newVersion.text')}
      action={t('newVersion.reload')}
      onRetry={() => window.location.reload()}
    />
  )
}
