import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { SandboxMark } from '#client/premium/sandbox-mark.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { paySandboxMutation } from '../api/payment.ts'

const CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'success' },
  { number: '4000 0000 0000 0002', outcome: 'decline' },
  { number: '4000 0000 0000 0077', outcome: 'slow' },
] as const

/** The sandbox's payment page, which replaces that of a real payment provider. */
export function SandboxPayment() {
  const { t } = useTranslation('subscribe')
  const [search] = useSearchParams()
  const paying = useMutation(paySandboxMutation)
  return (
    <div className="mx-auto max-w-lg">
      <SandboxMark />
      <ScreenTitle className="mt-4">{t('sandbox.title')}</ScreenTitle>
      <p className="mt-2 text-ink-soft">{t('sandbox.lead')}</p>
      {paying.isSuccess ? (
        <div role="status" className="mt-7 rounded-surface border border-hairline bg-surface p-6">
          <p>{t(paying.data.outcome === 'paid' ? 'sandbox.paid' : 'sandbox.waiting')}</p>
          <Button className="mt-5" onClick={() => window.close()}>
            {t('sandbox.close')}
          </Button>
        </div>
      ) : (
        <CardForm
          busy={paying.isPending}
          onPay={(card, onError) => paying.mutate({ id: search.get('payment') ?? 'none', card }, { onError })}
        />
      )}
    </div>
  )
}

interface CardFormProps {
  busy: boolean
  onPay: (card: string, onError: (error: Error) => void) => void
}

function CardForm({ busy, onPay }: CardFormProps) {
  const { t } = useTranslation('subscribe')
  const { control, watch, setValues, submit, showRefusal } = useContractForm({ defaultValues: { card: '' } })
  const pay = submit(({ card }) => onPay(card, (error) => showRefusal(error, { otherwise: 'card' })))
  return (
    <form onSubmit={pay} className="mt-7 rounded-surface border border-hairline bg-surface p-6">
      <Field
        as={TextField}
        control={control}
        name="card"
        label={t('sandbox.card')}
        inputMode="numeric"
        autoComplete="off"
      />
      <h2 className="mt-6 font-medium text-sm">{t('sandbox.cards')}</h2>
      <ul className="mt-2 space-y-1">
        {CARDS.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Button variant="quiet" size="small" className="tabular-nums" onClick={() => setValues({ card: number })}>
              {number}
            </Button>
            <span className="text-ink-faint text-sm">{t(`sandbox.${outcome}`)}</span>
          </li>
        ))}
      </ul>
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy} disabled={watch('card').trim() === ''}>
        {t('sandbox.pay')}
      </Button>
    </form>
  )
}
