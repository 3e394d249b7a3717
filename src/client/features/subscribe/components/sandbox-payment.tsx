import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { describeError } from '#client/api/query-client.ts'
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

/** The sandbox's payment page, which replaces that of a payment provider. */
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
          error={paying.error ? describeError(paying.error) : undefined}
          onPay={(card) => paying.mutate({ id: search.get('payment') ?? 'none', card })}
        />
      )}
    </div>
  )
}

interface CardFormProps {
  busy: boolean
  error: string | undefined
  onPay: (card: string) => void
}

function CardForm({ busy, error, onPay }: CardFormProps) {
  const { t } = useTranslation('subscribe')
  const [card, setCard] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onPay(card)
  }
  return (
    <form onSubmit={submit} className="mt-7 rounded-surface border border-hairline bg-surface p-6">
      <TextField
        label={t('sandbox.card')}
        inputMode="numeric"
        autoComplete="off"
        value={card}
        error={error}
        onChange={(event) => setCard(event.target.value)}
      />
      <h2 className="mt-6 font-medium text-sm">{t('sandbox.cards')}</h2>
      <ul className="mt-2 space-y-1">
        {CARDS.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Button variant="quiet" size="small" className="tabular-nums" onClick={() => setCard(number)}>
              {number}
            </Button>
            <span className="text-ink-faint text-sm">{t(`sandbox.${outcome}`)}</span>
          </li>
        ))}
      </ul>
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy} disabled={card.trim() === ''}>
        {t('sandbox.pay')}
      </Button>
    </form>
  )
}
