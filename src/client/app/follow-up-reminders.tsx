import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { useUser } from '#client/lib/session/use-session.ts'

/** A page may be left open until the next morning. */
const LOOK_EVERY_MS = 30 * 60_000

/** While mounted, reminds users of due follow-ups once a day, if they want that. Renders nothing. */
export function FollowUpReminders() {
  const { id: userId, isPremium } = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const wanted = isPremium && settings?.taskNotifications === true
  useEffect(() => {
    if (!wanted) return
    const check = () => {
      // Loaded only here, since most pages never need it. Nothing waits for it, so if it fails, the next check tries
      // again.
      import('#client/follow-ups/remind-of-follow-ups.ts')
        .then(({ remindOfFollowUps }) => remindOfFollowUps({ userId, storage: localStorage, now: new Date() }))
        .catch(() => undefined)
    }
    const checkWhenVisible = () => {
      if (!document.hidden) check()
    }
    check()
    const timer = setInterval(check, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', checkWhenVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkWhenVisible)
    }
  }, [wanted, userId])
  return null
}
