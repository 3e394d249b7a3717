import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Goes to the follow-up that the address names, such as that of a notification, once the analysis is there. */
export function useFollowUpInAddress(isThere: boolean): void {
  const { search, key } = useLocation()
  const wanted = new URLSearchParams(search).get('task')
  const shown = useRef('')
  useEffect(() => {
    if (wanted === null || !isThere || shown.current === key) return
    shown.current = key
    const row = document.getElementById(`task-${wanted}`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [wanted, isThere, key])
}
