import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import type { FollowUpChanges } from '#client/follow-ups/use-follow-up-changes.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { SelectionBar } from '#client/ui/selection/selection-bar.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

interface FollowUpSelectionBarProps {
  /** The selected follow-ups. */
  followUps: readonly FollowUp[]
  changes: FollowUpChanges
  onEnd: () => void
}

/** The actions on several follow-ups at once. Each action ends the selection, and can be undone as a whole. */
export function FollowUpSelectionBar({ followUps, changes, onEnd }: FollowUpSelectionBarProps) {
  const { t } = useTranslation('followUps')
  const nothing = followUps.length === 0
  function act(change: () => void) {
    change()
    onEnd()
  }
  return (
    <SelectionBar
      label={t('select.label')}
      count={t('select.count', { count: followUps.length })}
      endLabel={t('select.end')}
      onEnd={onEnd}
      icons={
        <IconButton
          label={t('select.delete')}
          variant="danger-quiet"
          // The user can't delete what other people have assigned.
          disabled={nothing || followUps.some(({ owner }) => owner !== null)}
          icon={<Trash aria-hidden="true" className="size-4.5" />}
          onClick={() => act(() => changes.remove(followUps))}
        />
      }
    >
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
    </SelectionBar>
  )
}
