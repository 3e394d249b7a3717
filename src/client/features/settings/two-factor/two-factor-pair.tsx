import Copy from 'lucide-react/icons/copy'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import type { TwoFactorSecret } from '#shared/contract/two-factor.ts'
import { readAppCode } from '#shared/sign-in-code.ts'
import { copySecret } from '../copy-secret.ts'
import { QrCode } from './qr-code.tsx'

interface TwoFactorPairProps extends TwoFactorSecret {
  isPending: boolean
  onCode: (given: { code: string; endOtherSessions: boolean }, onError: (error: Error) => void) => void
}

const EMPTY = { code: '', endOtherSessions: true }

/** Shows the secret for the authenticator app, and asks for a first code to check that the app has it. */
export function TwoFactorPair({ secret, uri, isPending, onCode }: TwoFactorPairProps) {
  const { t } = useTranslation('settings')
  const { control, watch, setFocus, setValues, submit, showRefusal } = useContractForm({ defaultValues: EMPTY })
  const values = watch()
  // The password field, which had the focus, is gone.
  useEffect(() => setFocus('code'), [setFocus])

  function turnOn({ code: typed, endOtherSessions }: typeof EMPTY) {
    const code = readAppCode(typed)
    if (code !== null) onCode({ code, endOtherSessions }, (error) => showRefusal(error, { otherwise: 'code' }))
  }

  return (
    <form onSubmit={submit(turnOn)} className="flex flex-col gap-4">
      <QrCode text={uri} label={t('twoFactor.qr')} />
      <div>
        <p className="mb-1.5 font-medium text-sm">{t('twoFactor.secret')}</p>
        <div className="flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
          <p className="as-written grow text-sm tracking-wide">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <IconButton
            label={t('twoFactor.copySecret')}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copySecret(secret)}
          />
        </div>
      </div>
      <Field
        as={TextField}
        control={control}
        name="code"
        label={t('twoFactor.firstCode')}
        hint={t('twoFactor.firstCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="[&_input]:tabular-nums [&_input]:tracking-[0.15em]"
      />
      <Checkbox
        label={t('sessions.end')}
        checked={values.endOtherSessions}
        onCheckedChange={(endOtherSessions) => setValues({ endOtherSessions })}
      />
      <Button type="submit" className="self-end" busy={isPending} disabled={readAppCode(values.code) === null}>
        {t('twoFactor.turnOnNow')}
      </Button>
    </form>
  )
}
