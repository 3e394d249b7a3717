import CalendarClock from 'lucide-react/icons/calendar-clock'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { useMoveItems } from './use-move-items.tsx'
import { useSendItem } from './use-send-item.tsx'

// Not needed for the first paint.
const DueDialog = lazyPart(async () => (await import('./due-dialog.tsx')).DueDialog)

/** What an assignee can do with somebody else's follow-up besides ticking it off. */
export function AssignedActions({ followUp }: { followUp: NoteFollowUp }) {
  const { t } = useTranslation(['assign', 'tasks'])
  const [moves, send] = [useMoveItems(followUp), useSendItem(followUp)]
  const [moving, setMoving] = useState(false)
  return (
    <>
      <MoreMenu
        label={t('tasks:actions', { title: followUp.title })}
        className="mt-0.5 -mr-2.5"
        items={[
          ...moves,
          {
            label: t('move'),
            icon: <CalendarClock aria-hidden="true" className="size-4" />,
            onSelect: () => setMoving(true),
          },
          send,
        ]}
      />
      {moving && (
        <Suspense>
          <DueDialog followUp={followUp} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  )
}
