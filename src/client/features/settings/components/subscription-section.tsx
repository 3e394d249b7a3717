import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { planQuery } from '#client/api/account/plan-query.ts'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { AnalysisProgress } from '#client/premium/analysis-progress.tsx'
import { SandboxMark } from '#client/premium/sandbox-mark.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { Plan } from '#shared/contract/payments.ts'
import { cancelMutation, portalMutation, resumeMutation } from '../api/subscription.ts'
import { SettingsSection } from './settings-section.tsx'

/** The plan, its usage, and the actions on the subscription. */
export function SubscriptionSection() {
  const { t } = useTranslation('subscribe')
  const { data: plan, error, refetch } = useQuery(planQuery)
  return (
    <SettingsSection id="subscription" title={t('plan.title')}>
      {plan ? (
        <>
          <Status plan={plan} />
          <Usage plan={plan} />
          <AnalysisProgress className="p-4" />
          <Acts plan={plan} />
        </>
      ) : error ? (
        <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="p-4">
          <Skeleton className="h-28" />
        </div>
      )}
    </SettingsSection>
  )
}

function Status({ plan }: { plan: Plan }) {
  const { t } = useTranslation('subscribe')
  const status = useStatusText(plan)
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={plan.isPremium ? 'premium' : 'neutral'}>{t(plan.isPremium ? 'plan.premium' : 'plan.free')}</Badge>
        <span className="text-ink-soft">{status}</span>
      </p>
      {plan.provider === 'sandbox' && <SandboxMark />}
    </div>
  )
}

function useStatusText({ isPremium, subscriptionStatus, periodEnd }: Plan): string {
  const { t } = useTranslation('subscribe')
  const format = useFormat()
  const isOver = subscriptionStatus === 'none' || subscriptionStatus === 'canceled'
  if (isPremium && isOver) return t('plan.granted')
  return t(`plan.status.${subscriptionStatus}`, { date: periodEnd ? format.date(periodEnd) : '–' })
}

function Usage({ plan: { notes, noteLimit } }: { plan: Plan }) {
  const { t } = useTranslation('subscribe')
  const format = useFormat()
  const count = format.number(notes)
  return (
    <div className="p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{t('plan.usage')}</span>
        <span className="text-ink-soft tabular-nums">
          {noteLimit === null ? count : t('plan.usageOf', { notes: count, limit: format.number(noteLimit) })}
        </span>
      </p>
      {noteLimit !== null && (
        <Progress label={t('plan.usage')} value={Math.min(100, (notes / noteLimit) * 100)} className="mt-3" />
      )}
    </div>
  )
}

function Acts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('subscribe')
  const format = useFormat()
  const client = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const canceling = useMutation(cancelMutation(client))
  const resuming = useMutation(resumeMutation(client))
  const opening = useMutation(portalMutation)
  const isCanceling = plan.subscriptionStatus === 'canceling'
  const runs = isCanceling || plan.subscriptionStatus === 'active' || plan.subscriptionStatus === 'past_due'
  if (!runs && plan.isPremium && !plan.hasPortal) return null
  return (
    <div className="flex flex-wrap gap-2 p-4">
      {!plan.isPremium && !runs && (
        <Link to="/premium" className={buttonClasses()}>
          {t('plan.upgrade')}
        </Link>
      )}
      {isCanceling && (
        <Button busy={resuming.isPending} onClick={() => resuming.mutate()}>
          {t('plan.resume')}
        </Button>
      )}
      {plan.hasPortal && (
        <Button variant="outline" busy={opening.isPending} onClick={() => opening.mutate()}>
          {t('plan.invoices')}
        </Button>
      )}
      {runs && (
        <Button variant="danger-quiet" disabled={isCanceling} onClick={() => setConfirming(true)}>
          {t(isCanceling ? 'plan.cancelled' : 'plan.cancel')}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('plan.question')}
        description={t('plan.questionText', { date: plan.periodEnd ? format.date(plan.periodEnd) : '–' })}
        confirmLabel={t('plan.cancel')}
        cancelLabel={t('plan.keep')}
        destructive
        busy={canceling.isPending}
        onConfirm={() => canceling.mutate(undefined, { onSettled: () => setConfirming(false) })}
      />
    </div>
  )
}
