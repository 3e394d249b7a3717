import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { describeError } from '#client/api/query-client.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ME } from '#shared/commitment.ts'
import type { Correction } from '#shared/contract/corrections.ts'
import { correctionsQuery, forgetCorrectionMutation } from '../api/corrections.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Number of corrections shown at first. */
const SHOWN = 5

/** What the analysis has learnt from the user's corrections, each with a Forget button. */
export function CorrectionsSection() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(correctionsQuery)
  return (
    <SettingsSection id="corrections" title={t('corrections.title')} lead={t('corrections.lead')}>
      {data ? (
        <CorrectionList corrections={data.corrections} />
      ) : error ? (
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} frameless />
      )}
    </SettingsSection>
  )
}

function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  const { t } = useTranslation('settings')
  const [all, setAll] = useState(false)
  const forgetting = useMutation(forgetCorrectionMutation(useQueryClient()))
  if (corrections.length === 0) return <p className="p-4 text-ink-faint text-sm">{t('corrections.empty')}</p>
  const hidden = all ? 0 : Math.max(0, corrections.length - SHOWN)
  return (
    <div className="p-4 py-1.5">
      <ul aria-labelledby="corrections-title" className="divide-y divide-hairline">
        {corrections.slice(0, corrections.length - hidden).map((correction) => (
          <CorrectionRow
            key={correction.id}
            correction={correction}
            onForget={() => forgetting.mutate(correction.id)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" size="small" className="mb-2 -ml-3" onClick={() => setAll(true)}>
          {t('corrections.more', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

function CorrectionRow({ correction, onForget }: { correction: Correction; onForget: () => void }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { kind, title, owner, note, createdAt } = correction
  const decided =
    kind !== 'owner'
      ? t(`corrections.${kind}`)
      : owner === ME
        ? t('corrections.ownerMe')
        : t('corrections.owner', { owner: owner ?? '' })
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow text-sm">
        <p dir="auto" className="wrap-anywhere">
          {title}
        </p>
        <p className="wrap-anywhere text-ink-soft">
          <span>{decided}</span>
          <span className="text-ink-faint">
            {SEPARATOR}
            {note ? (
              <Link
                to={`/notes/${note.id}`}
                className="underline decoration-hairline underline-offset-2 hover:text-ink"
              >
                {note.title || format.date(createdAt)}
              </Link>
            ) : (
              format.date(createdAt)
            )}
          </span>
        </p>
      </div>
      <Button variant="outline" size="small" aria-label={t('corrections.forgetOne', { title })} onClick={onForget}>
        {t('corrections.forget')}
      </Button>
    </li>
  )
}
