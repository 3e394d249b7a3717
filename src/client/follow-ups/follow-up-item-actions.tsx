import CircleSlash from 'lucide-react/icons/circle-slash'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { useDeleteFollowUp } from './follow-up-mutations.ts'

// Not needed for the first paint.
const FollowUpDialog = lazyPart(async () => (await import('./follow-up-dialog.tsx')).FollowUpDialog)

interface FollowUpItemActionsProps {
  followUp: NoteFollowUp
  /** Further actions, between editing and deleting. */
  more?: readonly MenuItem[]
  className?: string
}

/** The menu to edit and delete a follow-up, and to say that it is not a follow-up. */
export function FollowUpItemActions({ followUp, more = [], className = 'mt-0.5 -mr-2.5' }: FollowUpItemActionsProps) {
  const { t } = useTranslation('tasks')
  const [editing, setEditing] = useState(false)
  const deleting = useDeleteFollowUp()
  const rejecting = useDeleteFollowUp(true)
  const reject: MenuItem = {
    label: t('mistake'),
    icon: <CircleSlash aria-hidden="true" className="size-4" />,
    onSelect: () => rejecting.mutate(followUp.id),
  }
  return (
    <>
      <MoreMenu
        label={t('actions', { title: followUp.title })}
        className={className}
        items={[
          {
            label: t('edit'),
            icon: <Pencil aria-hidden="true" className="size-4" />,
            onSelect: () => setEditing(true),
          },
          ...more,
          // Follow-ups added by hand were not found by the analysis, so they can't be reported as a mistake.
          ...(followUp.evidence ? [reject] : []),
          {
            label: t('delete'),
            icon: <Trash aria-hidden="true" className="size-4" />,
            destructive: true,
            onSelect: () => deleting.mutate(followUp.id),
          },
        ]}
      />
      {editing && (
        <Suspense>
          <FollowUpDialog followUp={followUp} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
