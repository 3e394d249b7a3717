import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { planQuery } from '#client/api/account/plan-query.ts'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { describeError } from '#client/api/query-client.ts'
import { signInAddress } from '#client/lib/addresses/sign-in-address.ts'
import { SandboxMark } from '#client/premium/sandbox-mark.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { REDIRECT_MS } from '#shared/limits.ts'
import { checkoutMutation, verifyMutation } from '../api/payment.ts'

/** The checkout for Premium. Visitors are sent to the sign-in first; users with Premium have nothing to do here. */
export function SubscribeScreen() {
  const { t } = useTranslation('subscribe')
  const { data: user } = useQuery(sessionQuery)
  return (
    <div className="mx-auto max-w-2xl">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p className="mt-1 text-ink-soft">{t('lead')}</p>
      <p className="mt-6 font-medium font-serif text-3xl tracking-[-0.02em]">{t('price')}</p>
      <p className="mt-1 text-ink-faint text-sm">{t('terms')}</p>
      <div className="mt-8">{user ? <Steps isPremium={user.isPremium} /> : <SignInFirst />}</div>
    </div>
  )
}

function SignInFirst() {
  const { t } = useTranslation('subscribe')
  return (
    <>
      <p className="text-ink-soft">{t('signInText')}</p>
      <Link
        to={signInAddress({ pathname: '/subscribe', search: '' })}
        className={buttonClasses({ size: 'large', className: 'mt-4' })}
      >
        {t('signIn')}
      </Link>
    </>
  )
}

function Steps({ isPremium }: { isPremium: boolean }) {
  const { t } = useTranslation('subscribe')
  const [wasPremium] = useState(isPremium)
  const navigate = useNavigate()
  const { data: plan, error, refetch } = useQuery(planQuery)
  const paying = useMutation(checkoutMutation)
  const verifying = useMutation(verifyMutation(useQueryClient()))

  useEffect(() => {
    if (wasPremium) {
      showToast({ title: t('already'), description: t('alreadyText') })
      void navigate('/', { replace: true })
    }
  }, [wasPremium, navigate, t])
  useEffect(() => {
    if (wasPremium || !isPremium) return
    const timer = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_MS.afterPayment)
    return () => clearTimeout(timer)
  }, [wasPremium, isPremium, navigate])

  if (isPremium) return <p className="font-medium text-amber">{t(wasPremium ? 'already' : 'done')}</p>
  if (error && !plan) {
    return <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  }
  if (!plan) return <Skeleton className="h-64" />
  if (!plan.provider) {
    return (
      <div className="rounded-surface border border-hairline bg-surface p-6">
        <p className="font-medium">{t('unavailable')}</p>
        <p className="mt-1.5 text-ink-soft">{t('unavailableText')}</p>
      </div>
    )
  }
  return (
    <>
      {plan.provider === 'sandbox' && <SandboxMark className="mb-5" />}
      <ol className="divide-y divide-hairline rounded-surface border border-hairline bg-surface">
        <Step title={t('first')}>
          <Button size="large" busy={paying.isPending} onClick={() => paying.mutate()}>
            {t('pay')}
          </Button>
        </Step>
        <Step title={t('second')}>
          <p className="mb-4 text-ink-soft">{t('secondText')}</p>
          <Button variant="outline" size="large" busy={verifying.isPending} onClick={() => verifying.mutate()}>
            {t('verify')}
          </Button>
        </Step>
      </ol>
      <Link to="/premium" className={buttonClasses({ variant: 'quiet', className: 'mt-4' })}>
        {t('back')}
      </Link>
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="p-5 sm:p-6">
      <h2 className="panel-title mb-3">{title}</h2>
      {children}
    </li>
  )
}
