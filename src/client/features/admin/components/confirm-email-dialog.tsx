import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { AdminUser } from '#shared/contract/admin.ts'
import { confirmEmailMutation } from '../api/admin.ts'

/** Says what it means to confirm a user's address by hand, and does so. */
export function ConfirmEmailDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const confirming = useMutation(confirmEmailMutation(useQueryClient()))
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email

  function confirm() {
    confirming.mutate(user, {
      onSuccess: () =>
        showToast({ variant: 'success', title: t('confirmEmail.done'), description: t('confirmEmail.doneText') }),
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('confirmEmail.failed'), description: describeError(error) }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('confirmEmail.title')}
      description={t('confirmEmail.text', { name, email: user.email })}
      confirmLabel={t('confirmEmail.confirm')}
      cancelLabel={t('form.cancel')}
      busy={confirming.isPending}
      onConfirm={confirm}
    />
  )
}
