import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosingOfferBar } from '#client/follow-ups/closing-offer-bar.tsx'
import { FollowUpItem } from '#client/follow-ups/follow-up-item.tsx'
import type { FollowUpChanges } from '#client/follow-ups/use-follow-up-changes.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { useSwipe } from '../use-swipe.ts'
import { FollowUpActions } from './follow-up-actions.tsx'
import { FollowUpSharing } from './follow-up-sharing.tsx'
import { FollowUpSource } from './follow-up-source.tsx'
import { SwipeHints } from './swipe-hints.tsx'

interface FollowUpRowProps {
  followUp: FollowUp
  changes: FollowUpChanges
  /** Whether it is overdue, and so can be moved with one tap. */
  isLate: boolean
  onTicked: (id: string) => void
  offer: ClosingOffer | undefined
  /** Undefined unless several follow-ups are being selected. */
  selected: boolean | undefined
  onSelect: () => void
}

/**
 * A follow-up in the list, with its source. On a touch screen, swiping it right completes it, and swiping it left moves
 * it to tomorrow.
 */
export function FollowUpRow({ followUp, changes, isLate, onTicked, offer, selected, onSelect }: FollowUpRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const isSelecting = selected !== undefined
  const [tomorrow] = changes.days
  useSwipe(
    row,
    isSelecting || followUp.isCompleted
      ? null
      : {
          onRight: () => changes.complete([followUp], true),
          onLeft: () => tomorrow && changes.move([followUp], tomorrow.day),
        },
  )
  return (
    <FollowUpItem
      followUp={followUp}
      timezone={followUp.timezone}
      rowRef={row}
      selected={selected}
      onSelect={isSelecting ? onSelect : undefined}
      onTick={(isCompleted) => {
        onTicked(followUp.id)
        changes.complete([followUp], isCompleted)
      }}
      actions={<FollowUpActions followUp={followUp} changes={changes} />}
      below={isLate && !isSelecting && <NearDays followUp={followUp} changes={changes} />}
    >
      <SwipeHints />
      <FollowUpSharing followUp={followUp} />
      <FollowUpSource note={followUp.note} evidence={followUp.evidence} />
      {offer && !isSelecting && (
        <ClosingOfferBar offer={offer}>
          <FollowUpSource note={offer.note} evidence={offer.evidence} />
        </ClosingOfferBar>
      )}
    </FollowUpItem>
  )
}

function NearDays({ followUp, changes: { days, move } }: Pick<FollowUpRowProps, 'followUp' | 'changes'>) {
  const { t } = useTranslation('followUps')
  return (
    <div className="-mt-1 flex flex-wrap gap-2 pb-1">
      {days.map(({ day, name }) => (
        <Button
          key={day}
          variant="outline"
          size="small"
          aria-label={t('move.to', { title: followUp.title, day: name })}
          onClick={() => move([followUp], day)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
