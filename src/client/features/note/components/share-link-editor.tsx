import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { ShareLink } from '#shared/contract/share-links.ts'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { useUpdateShareLink } from '../api/share-links.ts'
import { EXPIRIES, readShareChange, readShareForm, valuesOf } from '../share-link-input.ts'
import { ShareEnd, ShareScope } from './share-fields.tsx'

interface ShareLinkEditorProps {
  noteId: string
  link: ShareLink
  onClose: () => void
}

/** Changes a link's expiry, password and scope; its address stays. */
export function ShareLinkEditor({ noteId, link, onClose }: ShareLinkEditorProps) {
  const { t } = useTranslation('share')
  const [form, setForm] = useState(() => valuesOf(link))
  /** Errors are shown only after the first attempt to submit. */
  const [tried, setTried] = useState(false)
  const expiryOptions = useExpiryOptions(link)
  const updating = useUpdateShareLink(noteId)
  const reasons = updating.error instanceof ApiError ? updating.error.fields : {}
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const dayMissing = form.expiry === 'date' && readShareForm({ ...form, expiry: 'date' }, new Date()) === null
  const range = { min: SHARE_PASSWORD_LENGTH.min }
  const isKept = link.hasPassword && form.password === ''
  const tooShort = form.locked && !isKept && form.password.length < SHARE_PASSWORD_LENGTH.min

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const change = readShareChange(form, link, new Date())
    if (!change || tooShort || updating.isPending) return
    updating.mutate(
      { id: link.id, change },
      {
        onSuccess: () => {
          showToast({ variant: 'success', title: t('changed') })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate aria-label={t('change')} onSubmit={submit} className="mt-2 flex flex-col gap-2">
      <ShareEnd
        expiry={form.expiry}
        day={form.day}
        options={expiryOptions}
        error={tried && dayMissing ? t('dayMissing') : reasons.expiresAt}
        onChange={set}
      />
      <Switch label={t('lock')} checked={form.locked} onCheckedChange={(locked) => set({ locked })} />
      {form.locked && (
        <PasswordField
          label={link.hasPassword ? t('newPassword') : t('password')}
          hint={link.hasPassword ? t('newPasswordHint') : t('passwordHint', range)}
          autoComplete="new-password"
          longest={SHARE_PASSWORD_LENGTH.max}
          value={form.password}
          onChange={(event) => set({ password: event.target.value })}
          error={tried && tooShort ? t('passwordTooShort', range) : reasons.password}
        />
      )}
      <ShareScope allowAudio={form.allowAudio} allowAnalysis={form.allowAnalysis} onChange={set} />
      <div className="mt-1 flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={updating.isPending}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Returns the expiry options; the current expiry comes first. */
function useExpiryOptions({ expiresAt }: ShareLink) {
  const { t } = useTranslation('share')
  const others = EXPIRIES.filter((value) => value !== 'never' || expiresAt !== null)
  return [
    // The date itself is shown above.
    { value: 'keep' as const, label: expiresAt === null ? t('expiries.never') : t('unchanged') },
    ...others.map((value) => ({ value, label: t(`expiries.${value}`) })),
  ]
}
