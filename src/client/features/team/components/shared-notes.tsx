import { useInfiniteQuery } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { sharedNotesQuery, useEndShare } from '#client/api/sharing/note-shares.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { MoreButton } from '#client/ui/buttons/more-button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { SharedItem } from '#shared/contract/note-shares.ts'
import { NotesSkeleton, NothingShared, TeamNote } from './team-note.tsx'

/** The notes that the user has shared with people, or that others have shared with them. */
export function SharedNotes({ direction, empty }: { direction: 'by_me' | 'with_me'; empty: string }) {
  const { t } = useTranslation('team')
  const list = useInfiniteQuery(sharedNotesQuery(direction))
  const items = list.data?.pages.flatMap((page) => page.items)
  if (list.error && !items) {
    return (
      <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
    )
  }
  if (!items) return <NotesSkeleton />
  if (items.length === 0) return <NothingShared text={empty} />
  return (
    <>
      <ul className="divide-y divide-hairline">
        {items.map((item) => (
          <TeamNote key={item.id} note={item.note} action={direction === 'with_me' && <LeaveButton item={item} />}>
            <span className="min-w-0 wrap-anywhere">
              {direction === 'by_me'
                ? t('sharedWith', { person: item.name || item.email })
                : t('sharedBy', { person: item.sharedBy.name || item.sharedBy.email })}
            </span>
            <Badge>{t(`permissions.${item.permission}`)}</Badge>
            {direction === 'with_me' && item.openedAt === null && <Badge tone="accent">{t('unopened')}</Badge>}
          </TeamNote>
        ))}
      </ul>
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
  )
}

function LeaveButton({ item: { id, note, sharedBy } }: { item: SharedItem }) {
  const { t } = useTranslation('team')
  const [confirming, setConfirming] = useState(false)
  const ending = useEndShare()

  function leave() {
    ending.mutate(id, {
      onSuccess: () => showToast({ variant: 'success', title: t('left') }),
      onSettled: () => setConfirming(false),
    })
  }

  return (
    <>
      <IconButton
        label={t('leave', { title: note.title || t('untitled') })}
        variant="danger-quiet"
        icon={<LogOut aria-hidden="true" className="size-4.5" />}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('leaveTitle')}
        description={t('leaveText', { person: sharedBy.name || sharedBy.email })}
        confirmLabel={t('leaveConfirm')}
        destructive
        busy={ending.isPending}
        onConfirm={leave}
      />
    </>
  )
}
