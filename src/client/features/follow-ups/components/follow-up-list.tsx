import ListChecks from 'lucide-react/icons/list-checks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowUpChanges } from '#client/follow-ups/use-follow-up-changes.ts'
import { useClock } from '#client/lib/time/use-clock.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { SelectButton } from '#client/ui/selection/select-button.tsx'
import { useSelection } from '#client/ui/selection/use-selection.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { FollowUp, FollowUpSelection } from '#shared/contract/follow-ups.ts'
import type { Filter } from '../filter-follow-ups.ts'
import { groupByDue } from '../group-by-due.ts'
import { FollowUpRow } from './follow-up-row.tsx'
import { FollowUpSelectionBar } from './follow-up-selection-bar.tsx'

interface FollowUpListProps {
  followUps: readonly FollowUp[]
  offers: readonly ClosingOffer[]
  /** Chooses the text for an empty list. */
  empty: Filter | FollowUpSelection
}

const MINUTE = 60_000

/** Follow-ups grouped by when they are due, with their sources and with offers from later notes to close them. */
export function FollowUpList({ followUps, offers, empty }: FollowUpListProps) {
  const { t } = useTranslation('followUps')
  const changes = useFollowUpChanges()
  const onTicked = useFocusThatFollows()
  const selection = useSelection()
  const minute = useClock((now) => Math.floor(now.getTime() / MINUTE))
  if (followUps.length === 0) {
    return (
      <EmptyState
        icon={<ListChecks />}
        title={t(`empty.${empty}`)}
        description={t(`empty.${empty}Text`)}
        className="rounded-surface border border-hairline border-dashed"
      />
    )
  }
  const choice = followUps.length > 1 && <SelectButton selection={selection}>{t('select.begin')}</SelectButton>
  return (
    <>
      {/* The hints that a swipe reveals begin outside the list. */}
      <div className="overflow-x-clip [overflow-clip-margin:1rem]">
        {groupByDue(followUps, new Date(minute * MINUTE)).map(({ group, followUps: members }, index) => (
          <section key={group} aria-labelledby={`due-${group}`} className="mb-5">
            <div className="flex items-end justify-between gap-2 border-hairline border-b">
              <h2
                id={`due-${group}`}
                className={joinClasses(
                  'pb-1.5 font-semibold text-sm',
                  group === 'overdue' ? 'text-red' : 'text-ink-soft',
                )}
              >
                {t(`group.${group}`)}
              </h2>
              {index === 0 && choice}
            </div>
            <ul className="divide-y divide-hairline">
              {members.map((followUp) => (
                <FollowUpRow
                  key={followUp.id}
                  followUp={followUp}
                  changes={changes}
                  isLate={group === 'overdue'}
                  onTicked={onTicked}
                  // Only the newest offer is shown.
                  offer={followUp.isCompleted ? undefined : offers.find((offer) => offer.followUp.id === followUp.id)}
                  selected={selection.ids?.has(followUp.id)}
                  onSelect={() => selection.toggleOne(followUp.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {selection.ids && (
        <FollowUpSelectionBar
          followUps={followUps.filter(({ id }) => selection.ids?.has(id))}
          changes={changes}
          onEnd={selection.end}
        />
      )}
    </>
  )
}

/** Keeps the focus on the checkbox of a follow-up that moves to another group when it is ticked. */
function useFocusThatFollows(): (id: string) => void {
  const ticked = useRef<string | null>(null)
  useEffect(() => {
    if (ticked.current === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`#task-${ticked.current} [role=checkbox]`)?.focus()
    ticked.current = null
  })
  return (id) => {
    ticked.current = id
  }
}
