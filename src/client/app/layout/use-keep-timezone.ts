import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsMutation, settingsQuery } from '#client/api/account/settings-query.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'

/**
 * Saves the user's current time zone in their settings. It determines when emails arrive (in the morning) and when days
 * begin.
 */
export function useKeepTimezone(): void {
  const { data } = useQuery(settingsQuery)
  const { mutate } = useMutation({ ...settingsMutation(useQueryClient()), meta: { errorToast: false } })
  const savedTimezone = data?.timezone
  useEffect(() => {
    const timezone = localTimezone()
    if (savedTimezone !== undefined && savedTimezone !== timezone) mutate({ timezone })
  }, [savedTimezone, mutate])
}
