import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { MAX_PERSON_NAME_LENGTH } from '#shared/limits.ts'
import { accountMutation } from '../api/account.ts'
import { EmailAddress } from '../email-address/email-address.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The user's name and email. */
export function ProfileSection() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const saving = useMutation(accountMutation(useQueryClient()))
  const { control, watch, submit, showRefusal } = useContractForm({
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  })
  const values = watch()
  const changed = values.firstName.trim() !== user.firstName || values.lastName.trim() !== user.lastName

  function save(filled: typeof values) {
    const done = () => showToast({ variant: 'success', title: t('profile.saved') })
    if (changed) saving.mutate(filled, { onSuccess: done, onError: (error) => showRefusal(error) })
  }

  return (
    <SettingsSection id="profile" title={t('profile.title')}>
      <form onSubmit={submit(save)} className="flex flex-col gap-4 p-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            as={TextField}
            control={control}
            name="firstName"
            label={t('profile.firstName')}
            autoComplete="given-name"
            longest={MAX_PERSON_NAME_LENGTH}
          />
          <Field
            as={TextField}
            control={control}
            name="lastName"
            label={t('profile.lastName')}
            autoComplete="family-name"
            longest={MAX_PERSON_NAME_LENGTH}
          />
        </div>
        <Button type="submit" className="self-start" busy={saving.isPending} disabled={!changed}>
          {t('profile.save')}
        </Button>
      </form>
      <EmailAddress />
    </SettingsSection>
  )
}
