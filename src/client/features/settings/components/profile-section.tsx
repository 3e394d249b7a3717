import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { MAX_PERSON_NAME_LENGTH } from '#shared/limits.ts'
import { accountMutation } from '../api/account.ts'
import { SettingsSection } from './settings-section.tsx'

/** The user's name and email. */
export function ProfileSection() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const saving = useMutation(accountMutation(useQueryClient()))
  const [firstName, setFirstName] = useState(user.firstName)
  const [lastName, setLastName] = useState(user.lastName)
  const changed = firstName.trim() !== user.firstName || lastName.trim() !== user.lastName
  const reasons = saving.error instanceof ApiError ? saving.error.fields : {}

  function submit(event: FormEvent) {
    event.preventDefault()
    const done = () => showToast({ variant: 'success', title: t('profile.saved') })
    if (changed) saving.mutate({ firstName, lastName }, { onSuccess: done })
  }

  return (
    <SettingsSection id="profile" title={t('profile.title')}>
      <form onSubmit={submit} className="flex flex-col gap-4 p-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('profile.firstName')}
            autoComplete="given-name"
            longest={MAX_PERSON_NAME_LENGTH}
            value={firstName}
            error={reasons.firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
          <TextField
            label={t('profile.lastName')}
            autoComplete="family-name"
            longest={MAX_PERSON_NAME_LENGTH}
            value={lastName}
            error={reasons.lastName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </div>
        <TextField label={t('profile.email')} value={user.email} readOnly autoComplete="email" />
        <Button type="submit" className="self-start" busy={saving.isPending} disabled={!changed}>
          {t('profile.save')}
        </Button>
      </form>
    </SettingsSection>
  )
}
