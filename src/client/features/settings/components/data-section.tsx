import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { dataSizeQuery, downloadDataMutation } from '../api/data-export.ts'
import { SettingsSection } from './settings-section.tsx'

/** The export of everything in the account. */
export function DataSection() {
  const { t } = useTranslation('exports')
  const format = useFormat()
  const { data: size, error, refetch } = useQuery(dataSizeQuery)
  const download = useMutation(downloadDataMutation(useQueryClient()))

  if (error && !size) {
    return (
      <SettingsSection id="data" title={t('data.title')} lead={t('data.lead')}>
        <ErrorPanel title={t('data.loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      </SettingsSection>
    )
  }
  return (
    <SettingsSection id="data" title={t('data.title')} lead={t('data.lead')}>
      <div className="flex flex-col items-start gap-3 p-4">
        {size ? (
          <p className="wrap-anywhere text-ink-soft">
            {t('data.size', { notes: t('data.notes', { count: size.notes }), size: format.bytes(size.bytes) })}
          </p>
        ) : (
          <Skeleton className="h-6 w-56 max-w-full" />
        )}
        <Button
          variant="outline"
          icon={<Download aria-hidden="true" className="size-4" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('data.download')}
        </Button>
        <p role="status" className="text-ink-soft text-sm empty:-mt-3">
          {download.isSuccess && t(download.data ? 'data.begun' : 'data.running')}
        </p>
      </div>
    </SettingsSection>
  )
}
