import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { beginTwoFactorMutation, confirmTwoFactorMutation } from '../api/two-factor.ts'
import { TwoFactorCodes } from './two-factor-codes.tsx'
import { TwoFactorPair } from './two-factor-pair.tsx'
import { TwoFactorPassword } from './two-factor-password.tsx'

/** Turns on two-factor sign-in in three steps: the password, the app, and the backup codes. */
export function TwoFactorTurnOn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const beginning = useMutation(beginTwoFactorMutation)
  const confirming = useMutation(confirmTwoFactorMutation(useQueryClient()))
  const step = confirming.data ? 'codes' : beginning.data ? 'pair' : 'password'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(step === 'codes' ? 'twoFactor.codesTitle' : 'twoFactor.turnOnTitle')}
      description={t(`twoFactor.turnOnText.${step}`)}
    >
      {confirming.data ? (
        <TwoFactorCodes codes={confirming.data.backupCodes} onKept={onClose} />
      ) : beginning.data ? (
        <TwoFactorPair
          {...beginning.data}
          isPending={confirming.isPending}
          onCode={(given, onError) => confirming.mutate(given, { onError })}
        />
      ) : (
        <TwoFactorPassword
          action={t('twoFactor.goOn')}
          isPending={beginning.isPending}
          onCancel={onClose}
          onPassword={(password, onError) => beginning.mutate(password, { onError })}
        />
      )}
    </Dialog>
  )
}
