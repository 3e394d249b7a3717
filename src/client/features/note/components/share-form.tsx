import Link from 'lucide-react/icons/link'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { useCreateShareLink } from '../api/share-links.ts'
import { copyLink } from '../copy-link.ts'
import { EXPIRIES, NEW_SHARE, readShareForm } from '../share-link-input.ts'
import { ShareEnd, ShareScope } from './share-fields.tsx'

/** Creates a link and copies it. The form keeps its input until there is a link. */
export function ShareForm({ noteId }: { noteId: string }) {
  const { t } = useTranslation('share')
  const { t: tCommon } = useTranslation()
  const [form, setForm] = useState(NEW_SHARE)
  /** Errors are shown only after the first attempt to submit. */
  const [tried, setTried] = useState(false)
  const creating = useCreateShareLink(noteId)
  const reasons = creating.error instanceof ApiError ? creating.error.fields : {}
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const tooShort = form.password !== '' && form.password.length < SHARE_PASSWORD_LENGTH.min
  const dayMissing = readShareForm(form, new Date()) === null
  const range = { min: SHARE_PASSWORD_LENGTH.min }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const input = readShareForm(form, new Date())
    if (!input || tooShort || creating.isPending) return
    creating.mutate(input, {
      onSuccess: async ({ shareLink }) => {
        set({ password: '' })
        setTried(false)
        const copied = await copyLink(shareLink, t('copyPrompt'))
        showToast({ variant: 'success', title: t(copied ? 'created' : 'createdOnly') })
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ShareEnd
        expiry={form.expiry}
        day={form.day}
        options={EXPIRIES.map((value) => ({ value, label: t(`expiries.${value}`) }))}
        error={tried && dayMissing ? t('dayMissing') : reasons.expiresAt}
        onChange={set}
      />
      <PasswordField
        label={t('password')}
        note={tCommon('optional')}
        hint={t('passwordHint', range)}
        autoComplete="new-password"
        longest={SHARE_PASSWORD_LENGTH.max}
        value={form.password}
        onChange={(event) => set({ password: event.target.value })}
        error={tried && tooShort ? t('passwordTooShort', range) : reasons.password}
      />
      <ShareScope allowAudio={form.allowAudio} allowAnalysis={form.allowAnalysis} onChange={set} />
      <Button type="submit" busy={creating.isPending} icon={<Link aria-hidden="true" className="size-4" />}>
        {t('create')}
      </Button>
    </form>
  )
}
