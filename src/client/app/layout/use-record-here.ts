import { useLocation, useNavigate } from 'react-router'
import { openRecorderSheet } from '#client/lib/recordings/recorder-sheet.ts'

/** Returns a function that records on the current screen: on the dashboard with its own recorder, elsewhere above it. */
export function useRecordHere(): () => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (pathname !== '/') return openRecorderSheet(true)
    void navigate('/', { replace: true, state: { record: true } })
    scrollTo({ top: 0 })
  }
}
