import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lookForNewVersion, outdated } from '#client/lib/browser/new-version.ts'
import { isWorkUnsaved, subscribeToUnsavedWork } from '#client/lib/browser/unsaved-work.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FrameLine } from './frame-line.tsx'

/**
 * Offers to reload once the server has a newer version, but not while anything is being recorded or sent, or is
 * unsaved.
 */
export function VersionLine() {
  const { t } = useTranslation()
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.get)
  const isBusy = useSyncExternalStore(subscribeToUnsavedWork, isWorkUnsaved)
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && lookForNewVersion())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (!isOutdated || isBusy) return null
  return (
    <FrameLine
      icon={<RefreshCw className="size-4 stroke-[1.5]" />}
      actions={
        <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
          {t('newVersion.reload')}
        </Button>
      }
    >
      {t('newVersion.title')}
    </FrameLine>
  )
}
