import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshItems } from '#client/api/items/item-queries.ts'
import { useToday } from '#client/lib/time/use-clock.ts'

/** While mounted, refetches at midnight the data that the server sorts and counts by days. Renders nothing. */
export function RefreshAtMidnight() {
  const client = useQueryClient()
  const today = useToday()
  const fetchedOn = useRef(today)
  useEffect(() => {
    if (fetchedOn.current === today) return
    fetchedOn.current = today
    refreshItems(client)
  }, [client, today])
  return null
}
