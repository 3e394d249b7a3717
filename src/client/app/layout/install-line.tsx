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
 * Offers on Today to install the app, from the second visit or the first note on, until the user has answered. It
 * appears together with Today itself, when the user returns from another screen, and never later, because it would push
 * the page down while the user is about to tap something. The settings offer it as well.
 */
export function InstallLine() {
  const { pathname, key } = useLocation()
  const [wasHere] = useState(() => countVisit(localStorage, sessionStorage))
  const [declined, setDeclined] = useState(() => hasDeclinedInstalling(localStorage))
  const installing = useInstalling()
  const { t } = useTranslation('device')
  // Today fetches the notes.
  const { data: notes } = useQuery({ ...recentNotesQuery, enabled: false })
  const isDue = installing !== null && (wasHere || (notes?.length ?? 0) > 0)
  // On the first page of a visit, the screen is painted before this line.
  const [arrival, setArrival] = useState({ key, isDue: false })
  if (arrival.key !== key) setArrival({ key, isDue })
  // Only one line is shown at a time.
  const isLost = useSyncExternalStore(lostSince.subscribe, () => lostSince.get() !== null)
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.get)
  if (pathname !== '/' || declined || !installing || !arrival.isDue || isLost || isOutdated) return null

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
