import Link from 'lucide-react/icons/link'
import Send from 'lucide-react/icons/send'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { SHARE_PASSWORD_LENGTH } from '#shared/limits.ts'
import { useCreateShareLink } from '../api/share-links.ts'
import { copyLink } from './copy-link.ts'
import { canSendLinks, sendLink } from './send-link.ts'
import { ShareEnd, ShareScope } from './share-fields.tsx'
import { dayOf, EXPIRIES, NEW_SHARE, readShareForm, type ShareValues } from './share-link-input.ts'

interface ShareFormProps {
  noteId: string
  noteTitle: string
  hasRecording: boolean
}

/**
 * Creates a link and copies it, or hands it to the device's share sheet if there is one. The form keeps its input until
 * the link has been created.
 */
export function ShareForm({ noteId, noteTitle, hasRecording }: ShareFormProps) {
  const { t } = useTranslation('share')
  const { t: tCommon } = useTranslation()
  const form = useContractForm({ defaultValues: NEW_SHARE })
  const values = form.watch()
  const creating = useCreateShareLink(noteId)
  const canSend = canSendLinks()
  // Errors are shown only after the first attempt to submit.
  const tried = form.formState.isSubmitted
  const tooShort = isTooShort(values)
  const dayMissing = readShareForm(values, new Date()) === null
  const range = { min: SHARE_PASSWORD_LENGTH.min }

  function create(filled: ShareValues, send: boolean) {
    const input = readShareForm(filled, new Date())
    if (!input || isTooShort(filled) || creating.isPending) return
    creating.mutate(input, {
      onSuccess: async ({ shareLink }) => {
        form.reset({ ...form.getValues(), password: '' })
        const done = send ? await sendLink(noteTitle, shareLink) : await copyLink(shareLink, t('copyPrompt'))
        showToast({ variant: 'success', title: t(done && !send ? 'created' : 'createdOnly') })
      },
      onError: (error) => form.showRefusal(error, { fieldOf: { expiresAt: 'day' } }),
    })
  }

  return (
    <form noValidate onSubmit={form.submit((filled) => create(filled, canSend))} className="flex flex-col gap-4">
      <ShareEnd
        expiry={values.expiry}
        options={EXPIRIES.map((value) => ({ value, label: t(`expiries.${value}`) }))}
        onExpiry={(expiry) => form.setValues({ expiry })}
      >
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
      <Field
        as={PasswordField}
        control={form.control}
        name="password"
        label={t('password')}
        note={tCommon('optional')}
        hint={t('passwordHint', range)}
        autoComplete="new-password"
        longest={SHARE_PASSWORD_LENGTH.max}
        error={tried && tooShort ? t('passwordTooShort', range) : undefined}
      />
      <ShareScope
        allowAudio={hasRecording ? values.allowAudio : null}
        allowAnalysis={values.allowAnalysis}
        onChange={form.setValues}
      />
      <div className="flex flex-col gap-2">
        {canSend && (
          <Button type="submit" busy={creating.isPending} icon={<Send aria-hidden="true" className="size-4" />}>
            {t('createAndSend')}
          </Button>
        )}
        <Button
          type={canSend ? 'button' : 'submit'}
          variant={canSend ? 'outline' : 'primary'}
          busy={creating.isPending && !canSend}
          onClick={canSend ? form.submit((filled) => create(filled, false)) : undefined}
          icon={<Link aria-hidden="true" className="size-4" />}
        >
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

function isTooShort({ password }: ShareValues): boolean {
  return password !== '' && password.length < SHARE_PASSWORD_LENGTH.min
}
