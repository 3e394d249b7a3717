import { useRouteError } from 'react-router'
import { describeError } from '#client/api/query-client.ts'
import { FailedPanel } from '#client/ui/feedback/failed-panel.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { useLoadAgain } from './use-load-again.ts'

/** Shown when a screen has failed: within the frame, or over the whole page if the frame itself has failed. */
export function RouteError({ inline = false }: { inline?: boolean }) {
  const error = useRouteError()
  useLoadAgain(error)
  return (
    <div className={joinClasses('mx-auto max-w-md', !inline && 'flex min-h-dvh flex-col justify-center p-4')}>
      <FailedPanel message={describeError(error)} onRetry={() => window.location.reload()} />
    </div>
  )
}
