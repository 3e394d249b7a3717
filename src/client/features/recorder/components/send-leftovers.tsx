import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { currentSession, subscribeToSession } from '#client/lib/session/session-store.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { discarder, hurryRecording, recorder } from '../capture/browser-recorder.ts'
import { hurryLeftovers, leftoverSender } from '../sending/browser-leftovers.ts'
import type { LeftoverOutcome } from '../sending/leftover-sender.ts'

/**
 * Mounted once for the signed-in user, on every screen. Sends the recordings left on this device, unless the user wants
 * to be asked, and reports the outcome. Renders nothing.
 */
export function SendLeftovers() {
  const format = useFormat()
  const navigate = useNavigate()
  const { id: userId } = useUser()
  const session = useSyncExternalStore(subscribeToSession, currentSession)
  const { data: settings, dataUpdatedAt } = useQuery(settingsQuery)
  const isLost = session.state === 'known' && session.lost === true
  const wanted = settings?.autoSave === true && !isLost

  const report = useEffectEvent(async ({ sent, refusal }: LeftoverOutcome) => {
    const hasTexts = await loadSharingTexts().then(
      () => true,
      () => false,
    )
    if (!hasTexts) return
    const [first] = sent
    if (refusal !== null) {
      showToast({ title: translate('leftovers:refused'), description: refusal, variant: 'destructive' })
    } else if (first) {
      const one = sent.length === 1
      showToast({
        title: translate('leftovers:sent', { count: sent.length }),
        description: one ? translate('leftovers:sentText', { date: format.dateTime(first.startedAt) }) : undefined,
        action: {
          label: one ? translate('recorder:openNote') : translate('leftovers:openNotes'),
          altText: translate('leftovers:openHint'),
          onSelect: () => void navigate(one ? `/notes/${first.noteId}` : '/notes'),
        },
      })
    }
  })

  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const send = () => void leftoverSender.run(userId, leaving.signal, report)
    send()
    // The user may have left a recording on the device, or closed a tab that held one.
    const stopWatching = recorder.subscribe(() => recorder.getState().phase === 'idle' && send())
    addEventListener('focus', send)
    return () => {
      leaving.abort()
      stopWatching()
      removeEventListener('focus', send)
    }
  }, [wanted, userId])

  // The settings are fetched again when the connection is back, so fetching them shows that the server can be reached.
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    hurryLeftovers()
    hurryRecording()
    void discarder.deleteDiscarded(userId)
  }, [dataUpdatedAt, userId])

  return null
}
