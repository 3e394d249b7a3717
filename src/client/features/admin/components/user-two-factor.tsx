import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { endTwoFactorMutation } from '../api/admin.ts'

/** Moves the focus here, because the button that had it is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Shows that a user's sign-in asks for a code, and turns that off for users who can no longer provide one. */
export function UserTwoFactor({ userId }: { userId: string }) {
  const { t } = useTranslation('admin')
  const ending = useMutation(endTwoFactorMutation(useQueryClient()))
  const [confirming, setConfirming] = useState(false)
  if (ending.isSuccess) return null

  function turnOff() {
    ending.mutate(userId, {
      onSuccess: () =>
        showToast({ variant: 'success', title: t('twoFactor.done'), description: t('twoFactor.doneText') }),
      onError: () => showToast({ variant: 'destructive', title: t('toast.error'), description: t('twoFactor.failed') }),
    })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control bg-sunken p-3 text-sm">
      <p role="status" className="min-w-0 grow basis-52">
        {t(confirming ? 'twoFactor.question' : 'twoFactor.on')}
      </p>
      {confirming ? (
        <span className="flex flex-wrap gap-2">
          <Button ref={focus} variant="outline" size="small" onClick={() => setConfirming(false)}>
            {t('twoFactor.keep')}
          </Button>
          <Button variant="danger" size="small" busy={ending.isPending} onClick={turnOff}>
            {t('twoFactor.confirm')}
          </Button>
        </span>
      ) : (
        <Button variant="outline" size="small" onClick={() => setConfirming(true)}>
          {t('twoFactor.off')}
        </Button>
      )}
    </div>
  )
}
