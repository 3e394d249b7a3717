import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { recentNotesQuery } from '#client/api/notes/note-queries.ts'
import { lostSince } from '#client/api/server-reach.ts'
import { countVisit, declineInstalling, hasDeclinedInstalling } from '#client/lib/browser/install-answer.ts'
import { outdated } from '#client/lib/browser/new-version.ts'
import { useInstalling } from '#client/lib/browser/use-installing.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FrameLine } from './frame-line.tsx'

/**
 * Offers on Today to install the app, from the second visit or the first note on, until the user has answered. The
 * settings offer it as well.
 */
export function InstallLine() {
  const { pathname } = useLocation()
  const [wasHere] = useState(() => countVisit(localStorage, sessionStorage))
  const [declined, setDeclined] = useState(() => hasDeclinedInstalling(localStorage))
  const installing = useInstalling()
  const { t } = useTranslation('device')
  // Today fetches them.
  const { data: notes } = useQuery({ ...recentNotesQuery, enabled: false })
  const isDue = wasHere || (notes?.length ?? 0) > 0
  // One line at a time.
  const isLost = useSyncExternalStore(lostSince.subscribe, () => lostSince.get() !== null)
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.get)
  if (pathname !== '/' || declined || !installing || !isDue || isLost || isOutdated) return null

  function decline() {
    declineInstalling(localStorage)
    setDeclined(true)
  }

  return (
    <FrameLine
      icon={<Download className="size-4 stroke-[1.5]" />}
      actions={
        <span className="flex">
          {installing.by === 'dialog' && (
            <Button
              variant="quiet"
              size="small"
              onClick={async () => {
                if ((await installing.install()) === 'dismissed') decline()
              }}
            >
              {t('install.action')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={decline}>
            {t('install.decline')}
          </Button>
        </span>
      }
    >
      {installing.by === 'dialog' ? t('install.offer') : t('install.offerByHand')}
    </FrameLine>
  )
}
