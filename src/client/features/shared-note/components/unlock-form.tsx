import Lock from 'lucide-react/icons/lock'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { unlockSharedNote } from '../api/shared-note.ts'

/** Asks for a link's password. */
export function UnlockForm({ token, onUnlocked }: { token: string; onUnlocked: () => void }) {
  const { t } = useTranslation('sharedNote')
  const { t: tCommon } = useTranslation()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    try {
      await unlockSharedNote(token, password)
      onUnlocked()
    } catch (error) {
      // The link has expired meanwhile. Opening it again shows that.
      if (error instanceof ApiError && error.status === 404) return onUnlocked()
      setRefusal(error instanceof ApiError ? error.userMessage : tCommon('error.unexpected'))
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mx-auto max-w-sm pt-12 sm:pt-20">
      <Lock aria-hidden="true" className="size-7 stroke-[1.5] text-accent" />
      <ScreenTitle className="mt-5">{t('lockedTitle')}</ScreenTitle>
      <p className="mt-2 text-ink-soft">{t('lockedText')}</p>
      <PasswordField
        label={t('password')}
        autoComplete="off"
        maxLength={SHARE_PASSWORD_LENGTH.max}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setRefusal(undefined)
        }}
        error={refusal}
        className="mt-6"
      />
      <Button type="submit" size="large" busy={busy} disabled={password === ''} className="mt-5 w-full">
        {t('unlock')}
      </Button>
    </form>
  )
}
