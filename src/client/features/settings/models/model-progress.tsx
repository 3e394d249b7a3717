import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { Progress } from '#client/ui/feedback/progress.tsx'
import type { LocalModelInfo } from '#shared/contract/models.ts'

interface ModelProgressProps {
  title: string
  state: Extract<LocalModelInfo['state'], { status: 'downloading' }>
}

/** The progress of a download. */
export function ModelProgress({ title, state }: ModelProgressProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { bytesDone, bytesTotal } = state
  const percent = bytesTotal > 0 ? Math.min(100, Math.floor((bytesDone / bytesTotal) * 100)) : null
  return (
    <div className="mt-3">
      <Progress label={t('models.progress', { title })} value={percent} />
      <p className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm tabular-nums">
        <span>{t('models.done', { done: format.bytes(bytesDone), total: format.bytes(bytesTotal) })}</span>
        {percent !== null && <span>{format.percent(percent)}</span>}
      </p>
    </div>
  )
}
