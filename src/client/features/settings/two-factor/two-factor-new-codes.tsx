import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { renewBackupCodesMutation } from '../api/two-factor.ts'
import { TwoFactorCodes } from './two-factor-codes.tsx'
import { TwoFactorPassword } from './two-factor-password.tsx'

/** Creates new backup codes. */
export function TwoFactorNewCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const renewing = useMutation(renewBackupCodesMutation(useQueryClient()))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('twoFactor.codesTitle')}
      description={t(renewing.data ? 'twoFactor.turnOnText.codes' : 'twoFactor.renewText')}
    >
      {renewing.data ? (
        <TwoFactorCodes codes={renewing.data.backupCodes} onKept={onClose} />
      ) : (
        <TwoFactorPassword
          action={t('twoFactor.renewNow')}
          isPending={renewing.isPending}
          onCancel={onClose}
          onPassword={(password, onError) => renewing.mutate(password, { onError })}
        />
      )}
    </Dialog>
  )
}
