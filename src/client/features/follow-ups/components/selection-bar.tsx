import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import type { FollowUpChanges } from '../use-follow-up-changes.ts'

interface SelectionBarProps {
  /** The selected follow-ups. */
  followUps: readonly FollowUp[]
  changes: FollowUpChanges
  onEnd: () => void
}

/** The actions on several follow-ups at once. Each action ends the selection, and can be undone as a whole. */
export function SelectionBar({ followUps, changes, onEnd }: SelectionBarProps) {
  const { t } = useTranslation('followUps')
  const nothing = followUps.length === 0
  function act(change: () => void) {
    change()
    onEnd()
  }
  return (
    <section
      aria-label={t('select.label')}
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex flex-col gap-2 rounded-surface border border-hairline bg-surface p-2 shadow-ink/10 shadow-lg sm:flex-row sm:items-center lg:bottom-4"
    >
      <div className="flex grow items-center justify-between">
        <p role="status" className="px-2 font-medium text-sm tabular-nums">
          {t('select.count', { count: followUps.length })}
        </p>
        <div className="flex">
          <IconButton
            label={t('select.delete')}
            variant="danger-quiet"
            // The user can't delete what other people have assigned.
            disabled={nothing || followUps.some(({ owner }) => owner !== null)}
            icon={<Trash aria-hidden="true" className="size-4.5" />}
            onClick={() => act(() => changes.remove(followUps))}
          />
          <IconButton label={t('select.end')} icon={<X aria-hidden="true" className="size-4.5" />} onClick={onEnd} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          className="grow"
          size="small"
          disabled={nothing}
          onClick={() => act(() => changes.complete(followUps, true))}
        >
          {t('select.complete')}
        </Button>
        {changes.days.map(({ day, name }) => (
          <Button
            key={day}
            className="grow"
            variant="outline"
            size="small"
            disabled={nothing}
            onClick={() => act(() => changes.move(followUps, day))}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
