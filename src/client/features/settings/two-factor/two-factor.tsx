import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { twoFactorQuery } from '../api/two-factor.ts'
import { TwoFactorNewCodes } from './two-factor-new-codes.tsx'
import { TwoFactorTurnOff } from './two-factor-turn-off.tsx'
import { TwoFactorTurnOn } from './two-factor-turn-on.tsx'

/** Shows whether signing in asks for a code, and lets the user change that. */
export function TwoFactor() {
  const { t } = useTranslation('settings')
  const { data: state, error, refetch } = useQuery(twoFactorQuery)
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t('twoFactor.title')}</h3>
        {state && (
          <Badge tone={state.isOn ? 'accent' : 'neutral'}>{t(state.isOn ? 'twoFactor.on' : 'twoFactor.off')}</Badge>
        )}
      </div>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">{t('twoFactor.text')}</p>
      {state?.isOn && <p className="mt-2 text-sm">{t('twoFactor.codesLeft', { count: state.backupCodesLeft })}</p>}
      {state && (
        <div className="mt-3 flex flex-wrap gap-2">
          {state.isOn ? (
            <>
              <Button variant="outline" size="small" onClick={() => setOpen('codes')}>
                {t('twoFactor.renew')}
              </Button>
              <Button variant="danger-quiet" size="small" onClick={() => setOpen('off')}>
                {t('twoFactor.turnOff')}
              </Button>
            </>
          ) : (
            <Button variant="outline" size="small" onClick={() => setOpen('on')}>
              {t('twoFactor.turnOn')}
            </Button>
          )}
        </div>
      )}
      {!state && error && <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />}
      {!state && !error && <Skeleton className="mt-3 h-9 w-40" />}
      {open === 'on' && <TwoFactorTurnOn onClose={close} />}
      {open === 'off' && <TwoFactorTurnOff onClose={close} />}
      {open === 'codes' && <TwoFactorNewCodes onClose={close} />}
    </div>
  )
}
