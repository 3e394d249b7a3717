import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { ShareLink } from '#shared/contract/share-links.ts'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { useUpdateShareLink } from '../api/share-links.ts'
import { ShareEnd, ShareScope } from './share-fields.tsx'
import {
  dayOf,
  EXPIRIES,
  readShareChange,
  readShareForm,
  type ShareChangeValues,
  valuesOf,
} from './share-link-input.ts'

interface ShareLinkEditorProps {
  noteId: string
  link: ShareLink
  onClose: () => void
}

/** Changes a link's expiry, password and scope; its address stays. */
export function ShareLinkEditor({ noteId, link, onClose }: ShareLinkEditorProps) {
  const { t } = useTranslation('share')
  const form = useContractForm({ defaultValues: valuesOf(link) })
  const values = form.watch()
  // Errors are shown only after the first attempt to submit.
  const tried = form.formState.isSubmitted
  const expiryOptions = useExpiryOptions(link)
  const updating = useUpdateShareLink(noteId)
  const dayMissing = values.expiry === 'date' && readShareForm({ ...values, expiry: 'date' }, new Date()) === null
  const range = { min: SHARE_PASSWORD_LENGTH.min }

  function isTooShort({ locked, password }: ShareChangeValues): boolean {
    const isKept = link.hasPassword && password === ''
    return locked && !isKept && password.length < SHARE_PASSWORD_LENGTH.min
  }

  function save(filled: ShareChangeValues) {
    const change = readShareChange(filled, link, new Date())
    if (!change || isTooShort(filled) || updating.isPending) return
    updating.mutate(
      { id: link.id, change },
      {
        onSuccess: () => {
          showToast({ variant: 'success', title: t('changed') })
          onClose()
        },
        onError: (error) => form.showRefusal(error, { fieldOf: { expiresAt: 'day' } }),
      },
    )
  }

  return (
    <form noValidate aria-label={t('change')} onSubmit={form.submit(save)} className="mt-2 flex flex-col gap-2">
      <ShareEnd expiry={values.expiry} options={expiryOptions} onExpiry={(expiry) => form.setValues({ expiry })}>
        <Field
          as={TextField}
          control={form.control}
          name="day"
          label={t('day')}
          type="date"
          min={dayOf(new Date())}
          error={tried && dayMissing ? t('dayMissing') : undefined}
        />
      </ShareEnd>
      <Switch label={t('lock')} checked={values.locked} onCheckedChange={(locked) => form.setValues({ locked })} />
      {values.locked && (
        <Field
          as={PasswordField}
          control={form.control}
          name="password"
          label={link.hasPassword ? t('newPassword') : t('password')}
          hint={link.hasPassword ? t('newPasswordHint') : t('passwordHint', range)}
          autoComplete="new-password"
          longest={SHARE_PASSWORD_LENGTH.max}
          error={tried && isTooShort(values) ? t('passwordTooShort', range) : undefined}
        />
      )}
      <ShareScope allowAudio={values.allowAudio} allowAnalysis={values.allowAnalysis} onChange={form.setValues} />
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
