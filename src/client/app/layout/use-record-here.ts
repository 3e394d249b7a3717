import { useLocation, useNavigate } from 'react-router'
import { openRecorderSheet } from '#client/lib/recordings/recorder-sheet.ts'

/**
 * Returns a function that starts recording on the current screen: in the dashboard's own recorder, or over any other
 * screen.
 */
export function useRecordHere(): () => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (pathname !== '/') return openRecorderSheet(true)
    void navigate('/', { replace: true, state: { record: true } })
    scrollTo({ top: 0 })
  }
}
