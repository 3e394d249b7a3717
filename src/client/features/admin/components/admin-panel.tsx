import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { AdminUser } from '#shared/contract/admin.ts'
import type { Language } from '#shared/languages.ts'
import { deleteUserMutation, lockMutation, userCountsQuery, usersQuery } from '../api/admin.ts'
import { usePaused } from '../hooks/use-paused.ts'
import { AdminModels } from './admin-models.tsx'
import { AuditLog } from './audit-log.tsx'
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx'
import { SystemState } from './system-state.tsx'
import { UserCounters } from './user-counters.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserTable } from './user-table.tsx'

/** The debounce time of the search, in milliseconds. */
const SEARCH_PAUSE_MS = 250

interface AdminPanelProps {
  language: Language
  languageChoice: ReactNode
  /** Called when the panel is locked again: the user has left it, or the server no longer knows the session. */
  onLocked: () => void
}

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete' | 'confirm email'; user: AdminUser } | null

/** Users, the state of the system, models, and the log of actions. */
export function AdminPanel({ language, languageChoice, onLocked }: AdminPanelProps) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const [search, setSearch] = useState('')
  const list = useInfiniteQuery(usersQuery(usePaused(search.trim(), SEARCH_PAUSE_MS)))
  const counts = useQuery(userCountsQuery)
  const users = list.data?.pages.flatMap((page) => page.users)
  const error = list.error ?? counts.error
  const locking = useMutation(lockMutation)
  const deleting = useMutation(deleteUserMutation(client))
  const isLocked = error instanceof ApiError && error.code === 'admin_locked'
  const close = () => setOpen(null)

  useEffect(() => {
    if (isLocked) onLocked()
  }, [isLocked, onLocked])

  function retry() {
    void list.refetch()
    void counts.refetch()
  }

  function remove(user: AdminUser) {
    deleting.mutate(user.id, {
      onSuccess: () =>
        showToast({ variant: 'success', title: t('toast.deleted'), description: t('toast.deletedText') }),
      onError: () =>
        showToast({ variant: 'destructive', title: t('toast.error'), description: t('toast.deleteFailed') }),
      onSettled: close,
    })
  }

  return (
    <>
      <header className="border-hairline border-b pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
          <ScreenTitle className="mr-auto">{t('gate.title')}</ScreenTitle>
          {languageChoice}
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => setOpen({ dialog: 'create' })}
          >
            {t('createUser')}
          </Button>
          <Button
            variant="outline"
            busy={locking.isPending}
            onClick={() => locking.mutate(undefined, { onSuccess: onLocked })}
          >
            {t('signOut')}
          </Button>
        </div>
      </header>
      <main id="content" className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-8 sm:px-6">
        {users && counts.data ? (
          <>
            <UserCounters counts={counts.data} />
            <UserTable
              users={users}
              list={list}
              search={search}
              onSearch={setSearch}
              onConfirmEmail={(user) => setOpen({ dialog: 'confirm email', user })}
              onEdit={(user) => setOpen({ dialog: 'edit', user })}
              onDelete={(user) => setOpen({ dialog: 'delete', user })}
            />
          </>
        ) : error && !isLocked ? (
          <ErrorPanel title={t('users.failed')} message={describeError(error)} onRetry={retry} />
        ) : (
          <p role="status" className="flex items-center justify-center gap-3 py-20 text-ink-soft">
            <Spinner />
            {t('users.loading')}
          </p>
        )}
        {users && (
          <>
            <SystemState language={language} />
            <AdminModels />
            <AuditLog />
          </>
        )}
      </main>
      {open?.dialog === 'create' && <UserDialog user={null} onClose={close} />}
      {open?.dialog === 'edit' && <UserDialog user={open.user} onClose={close} />}
      {open?.dialog === 'confirm email' && <ConfirmEmailDialog user={open.user} onClose={close} />}
      <ConfirmDialog
        open={open?.dialog === 'delete'}
        onOpenChange={(next) => {
          if (!next) close()
        }}
        title={t('remove.title')}
        description={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('form.cancel')}
        destructive
        busy={deleting.isPending}
        onConfirm={() => {
          if (open?.dialog === 'delete') remove(open.user)
        }}
      />
    </>
  )
}
