import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addNote } from '#client/api/notes/note-cache.ts'
import { endLostSession } from '#client/api/query-client.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { uploads } from '../browser-uploads.ts'

/**
 * Mounted once for the signed-in user, on every screen. Continues with the files that an earlier page has left, reports
 * the outcome of uploads, and ends them on sign-out, because they would otherwise end up in the next user's account.
 */
export function UploadWatch() {
  const { t } = useTranslation('uploads')
  const client = useQueryClient()
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const [message, setMessage] = useState('')
  const showReceived = useEffectEvent(() => void navigate('/received'))

  useEffect(
    () =>
      uploads.watch({
        onSent(upload, note) {
          addNote(client, note)
          setMessage(t('announceDone', { name: upload.file.name }))
        },
        onFailed(upload, error) {
          if (endLostSession(error)) return
          showToast({ title: t('failedTitle'), description: t('failedText'), variant: 'destructive' })
          setMessage(t('announceFailed', { name: upload.file.name }))
        },
      }),
    [client, t],
  )
  useEffect(() => {
    void uploads.restore(userId)
    if (window.location.pathname !== '/received') {
      const offer = import('../offer-received.ts').then(({ offerReceived }) => offerReceived(() => showReceived()))
      // If this fails, the next page that loads offers them.
      offer.catch(() => undefined)
    }
    return uploads.leave
  }, [userId])

  return <LiveRegion message={message} />
}
