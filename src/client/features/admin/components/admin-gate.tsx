import { useMutation } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PasswordField } from '#client/ui/forms/password-field.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { unlockMutation } from '../api/admin.ts'

interface AdminGateProps {
  languageChoice: ReactNode
  onUnlocked: () => void
}

/** Asks for the panel's password, which the server checks. */
export function AdminGate({ languageChoice, onUnlocked }: AdminGateProps) {
  const { t } = useTranslation('admin')
  const { control, watch, submit } = useContractForm({ defaultValues: { password: '' } })
  const unlocking = useMutation(unlockMutation)

  function unlock({ password }: { password: string }) {
    unlocking.mutate(password, {
      onSuccess: () => {
        showToast({ variant: 'success', title: t('gate.granted'), description: t('gate.welcome') })
        onUnlocked()
      },
      onError: (error) => {
        const isWrong = error instanceof ApiError && error.code === 'wrong_admin_password'
        const description = isWrong ? t('gate.wrong') : describeError(error)
        showToast({ variant: 'destructive', title: t('gate.denied'), description })
      },
    })
  }

  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-sm flex-col px-4 py-5">
      <div className="flex items-center justify-between">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-control text-ink-soft text-sm hover:text-ink">
          {t('gate.back')}
        </Link>
        {languageChoice}
      </div>
      <form onSubmit={submit(unlock)} className="my-auto flex flex-col gap-5 pb-16">
        <Lock aria-hidden="true" className="size-7 stroke-[1.5] text-accent" />
        <div>
          <ScreenTitle>{t('gate.title')}</ScreenTitle>
          <p className="mt-2 text-ink-soft">{t('gate.prompt')}</p>
        </div>
        <Field
          as={PasswordField}
          control={control}
          name="password"
          label={t('gate.password')}
          autoComplete="current-password"
        />
        <Button type="submit" size="large" busy={unlocking.isPending} disabled={watch('password') === ''}>
          {t('gate.enter')}
        </Button>
      </form>
    </main>
  )
}
