import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsMutation, settingsQuery } from '#client/api/account/settings-query.ts'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { Settings } from '#shared/contract/settings.ts'
import { RETENTION_DAYS, RETENTION_KINDS, type RetentionKind, stricterDays } from '#shared/retention.ts'
import { countDueMutation, retentionQuery } from '../api/retention.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SettingRow } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The choice to keep something forever, or for as long as the server allows. */
const LONGEST = 'longest'

const FIELDS = { audio: 'audioRetentionDays', notes: 'noteRetentionDays' } as const

/**
 * Chooses how long recordings and notes are kept. A shorter time is saved only after the user has seen what it deletes.
 */
export function RetentionSection() {
  const { t } = useTranslation('settings')
  const settings = useQuery(settingsQuery)
  const retention = useQuery(retentionQuery)
  const failed = [settings, retention].find(({ data, error }) => !data && error)
  return (
    <SettingsSection id="retention" title={t('retention.title')} lead={t('retention.lead')}>
      {settings.data && retention.data ? (
        RETENTION_KINDS.map((kind) => (
          <KeptFor
            key={kind}
            kind={kind}
            chosen={settings.data[FIELDS[kind]]}
            ceiling={retention.data.ceilings[kind]}
          />
        ))
      ) : failed?.error ? (
        <ErrorPanel message={describeError(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <ListSkeleton rows={RETENTION_KINDS.length} frameless />
      )}
    </SettingsSection>
  )
}

interface KeptForProps {
  kind: RetentionKind
  /** Days; null means forever. */
  chosen: number | null
  /** Days; null if there is no ceiling. */
  ceiling: number | null
}

/** Chooses for how long recordings or notes are kept. */
function KeptFor({ kind, chosen, ceiling }: KeptForProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const saving = useMutation(settingsMutation(useQueryClient()))
  const counting = useMutation(countDueMutation())
  const [asking, setAsking] = useState<{ days: number; count: number } | null>(null)
  // Separate from `asking`, whose texts stay while the dialog closes.
  const [open, setOpen] = useState(false)
  const inDays = (days: number) => t('retention.days', { count: days, days: format.number(days) })
  // A choice that the ceiling overrules would be a false promise.
  const offered = RETENTION_DAYS[kind].filter((days) => ceiling === null || days < ceiling)
  const present = offered.find((days) => days === chosen)
  const longest = ceiling === null ? t('retention.forever') : t('retention.allowed', { time: inDays(ceiling) })

  function choose(value: string) {
    const days = offered.find((one) => String(one) === value) ?? null
    const applied = stricterDays(chosen, ceiling)
    if (days === null || (applied !== null && days >= applied)) return save(days)
    counting.mutate(
      { kind, days },
      {
        onSuccess: ({ count }) => {
          setAsking({ days, count })
          setOpen(true)
        },
      },
    )
  }

  function save(days: number | null) {
    saving.mutate({ [FIELDS[kind]]: days } as Partial<Settings>)
    setOpen(false)
  }

  const text = t(`retention.${kind}Text`)
  return (
    <SettingRow
      label={t(`retention.${kind}`)}
      text={ceiling === null ? text : `${text} ${t(`retention.ceiling.${kind}`, { time: inDays(ceiling) })}`}
    >
      <Select
        label={t(`retention.${kind}`)}
        value={present === undefined ? LONGEST : String(present)}
        onValueChange={choose}
        disabled={counting.isPending}
        options={[
          { value: LONGEST, label: longest },
          ...offered.toReversed().map((days) => ({ value: String(days), label: inDays(days) })),
        ]}
      />
      {asking && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={t(`retention.question.${kind}`, { time: inDays(asking.days) })}
          description={
            asking.count === 0 ? t('retention.deletes.none') : t(`retention.deletes.${kind}`, { count: asking.count })
          }
          confirmLabel={t(asking.count === 0 ? 'retention.save' : 'retention.saveAndDelete')}
          destructive={asking.count > 0}
          onConfirm={() => save(asking.days)}
        />
      )}
    </SettingRow>
  )
}
