import Copy from 'lucide-react/icons/copy'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import type { TwoFactorSecret } from '#shared/contract/two-factor.ts'
import { readAppCode } from '#shared/sign-in-code.ts'
import { copyText } from '../copy-text.ts'
import { QrCode } from './qr-code.tsx'

interface TwoFactorPairProps extends TwoFactorSecret {
  isPending: boolean
  problem: Error | null
  onCode: (code: string, endOtherSessions: boolean) => void
}

/** Shows the secret for the authenticator app, and asks for a first code to check that the app has it. */
export function TwoFactorPair({ secret, uri, isPending, problem, onCode }: TwoFactorPairProps) {
  const { t } = useTranslation('settings')
  const [typed, setTyped] = useState('')
  const [endsOthers, setEndsOthers] = useState(true)
  const field = useRef<HTMLInputElement>(null)
  const code = readAppCode(typed)
  // The password field, which had the focus, is gone.
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code !== null) onCode(code, endsOthers)
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <QrCode text={uri} label={t('twoFactor.qr')} />
      <div>
        <p className="mb-1.5 font-medium text-sm">{t('twoFactor.secret')}</p>
        <div className="flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
          <p className="as-written grow text-sm tracking-wide">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <IconButton
            label={t('twoFactor.copySecret')}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copyText(secret)}
          />
        </div>
      </div>
      <TextField
        ref={field}
        label={t('twoFactor.firstCode')}
        hint={t('twoFactor.firstCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed}
        error={problem ? describeError(problem) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        className="[&_input]:tabular-nums [&_input]:tracking-[0.15em]"
      />
      <Checkbox label={t('sessions.end')} checked={endsOthers} onCheckedChange={setEndsOthers} />
      <Button type="submit" className="self-end" busy={isPending} disabled={code === null}>
        {t('twoFactor.turnOnNow')}
      </Button>
    </form>
  )
}
