import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { remindOfTasks } from '#client/tasks/remind-of-tasks.ts'

/** A page that is left open meets the next morning too. */
const LOOK_EVERY_MS = 30 * 60_000

/** While mounted, tells once a day which tasks are due, where the user wants it. Renders nothing. */
export function TaskReminders() {
  const { id: userId, isPremium } = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const wanted = isPremium && settings?.taskNotifications === true
  useEffect(() => {
    if (!wanted) return
    const look = () => {
      // Nobody waits for it: without an answer the next look asks again.
      remindOfTasks({ userId, storage: localStorage, now: new Date() }).catch(() => undefined)
    }
    const checkWhenVisible = () => {
      if (!document.hidden) look()
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', checkWhenVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkWhenVisible)
    }
  }, [wanted, userId])
  return null
}
