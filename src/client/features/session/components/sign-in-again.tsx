import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchAllAgain, forgetUser } from '#client/api/query-client.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { useReturnFocus } from '#client/ui/overlays/use-return-focus.ts'
import { useEnterSession } from '../hooks/use-enter-session.ts'
import { SignInForm } from './sign-in-form.tsx'

/**
 * Covers the page when the user's session has ended, until they have signed in again. The page below stays mounted but
 * hidden, so that nothing typed there is lost.
 */
export function SignInAgain(): ReactNode {
  const { t } = useTranslation('auth')
  const client = useQueryClient()
  const { id, email } = useUser()
  const enter = useEnterSession()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  // Requests that were refused meanwhile are repeated once this closes.
  useEffect(() => () => fetchAllAgain(client), [client])
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            event.preventDefault()
            content.current?.querySelector<HTMLElement>('input[type=password]')?.focus()
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          ref={content}
          className="fixed inset-0 z-50 overflow-y-auto bg-paper"
        >
          <div className="mx-auto flex min-h-full w-full max-w-md flex-col justify-center px-4 py-10 sm:px-6">
            <Dialog.Title className="screen-title">{t('again.title')}</Dialog.Title>
            <Dialog.Description className="mt-2 text-ink-soft">{t('again.lead')}</Dialog.Description>
            <div className="mt-8 space-y-3">
              <SignInForm
                email={email}
                onSignedIn={(user) => {
                  if (user.id !== id) forgetUser(client, '/')
                  enter(user)
                }}
              />
              <Button variant="quiet" className="w-full" onClick={() => forgetUser(client, '/auth')}>
                {t('again.other')}
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
