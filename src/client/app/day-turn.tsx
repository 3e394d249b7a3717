import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshFindings } from '#client/lib/finding-queries.ts'
import { useToday } from '#client/lib/use-clock.ts'

/** While mounted, fetches anew when another day begins what the server sorts and counts by days. Renders nothing. */
export function DayTurn() {
  const client = useQueryClient()
  const today = useToday()
  const fetchedOn = useRef(today)
  useEffect(() => {
    if (fetchedOn.current === today) return
    fetchedOn.current = today
    refreshFindings(client)
  }, [client, today])
  return null
}
