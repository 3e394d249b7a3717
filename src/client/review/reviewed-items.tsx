import Check from 'lucide-react/icons/check'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventTime } from '#client/calendar/event-time.tsx'
import { DueTime } from '#client/follow-ups/due-time.tsx'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { startOfDay } from '#client/lib/time/local-day.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { ME } from '#shared/commitment.ts'
import type { EventToReview, FollowUpToReview } from '#shared/contract/analysis.ts'

// Opened only occasionally.
const FollowUpDialog = lazyPart(async () => (await import('#client/follow-ups/follow-up-dialog.tsx')).FollowUpDialog)
const EventDialog = lazyPart(async () => (await import('#client/calendar/event-dialog.tsx')).EventDialog)

interface ReviewedProps {
  onPlay: ((seconds: number) => void) | null
  /** `choice` is the index of the day that was meant, or null for none. */
  onAnswer: (answer: 'yes' | 'no', choice?: number | null) => void
  onCorrected: () => void
  /** A link to the note, in places where it isn't open. */
  source?: ReactNode
}

interface Zoned {
  /** The zone in which the note's times were said. */
  timezone: string
}

/** A doubtful follow-up: what would be added, and the answers. */
export function ReviewedFollowUp({
  followUp,
  timezone,
  ...props
}: ReviewedProps & Zoned & { followUp: FollowUpToReview }) {
  const { t } = useTranslation('tasks')
  const isDated = followUp.doubt.about === 'date'
  const who = followUp.who === ME ? t('me') : followUp.who
  const due = followUp.dueAt || followUp.dueDate ? <DueTime followUp={followUp} timezone={timezone} /> : t('noDate')
  const about = isDated ? (
    who
  ) : (
    <>
      {who && `${who}${SEPARATOR}`}
      {due}
    </>
  )
  return (
    <Reviewed {...props} item={followUp} question="isTask" about={about}>
      {(done) => (
        <FollowUpDialog
          followUp={followUp}
          said={<Said item={followUp} />}
          onUnchanged={() => props.onAnswer('yes')}
          onClose={done}
        />
      )}
    </Reviewed>
  )
}

/** A doubtful event. */
export function ReviewedEvent({ event, timezone, ...props }: ReviewedProps & Zoned & { event: EventToReview }) {
  const isDated = event.doubt.about === 'date'
  const about = (
    <>
      <EventTime event={event} timezone={timezone} form={isDated ? 'hour' : 'planned'} />
      {event.place && `${SEPARATOR}${event.place}`}
    </>
  )
  return (
    <Reviewed {...props} item={event} question="isEvent" about={about}>
      {(done) => (
        <EventDialog
          event={event}
          timezone={timezone}
          said={<Said item={event} />}
          onUnchanged={() => props.onAnswer('yes')}
          onClose={done}
        />
      )}
    </Reviewed>
  )
}

/** The words that the form may have read wrongly: it covers them, and its day is only one of those that may be meant. */
function Said({ item: { evidence } }: { item: FollowUpToReview | EventToReview }) {
  return evidence && <q className="wrap-anywhere font-serif italic">{evidence.quote}</q>
}

interface QuestionProps extends ReviewedProps {
  item: FollowUpToReview | EventToReview
  question: 'isTask' | 'isEvent'
  about: ReactNode
  /** The form that corrects the event. */
  children: (done: () => void) => ReactNode
}

function Reviewed({ item, question, about, onPlay, onAnswer, onCorrected, source, children }: QuestionProps) {
  const { t } = useTranslation('review')
  const [correcting, setCorrecting] = useState(false)
  const titleId = `review-${item.id}-title`
  const button = { size: 'small', 'aria-describedby': titleId } as const
  const done = () => {
    setCorrecting(false)
    onCorrected()
  }
  return (
    <li id={`review-${item.id}`} className="py-3 last:pb-0">
      <p className="text-ink-soft text-sm">{t(item.doubt.about === 'date' ? 'whichDay' : question)}</p>
      <p id={titleId} dir="auto" className="wrap-anywhere font-medium">
        {item.title}
      </p>
      {about && (
        <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
          {about}
        </p>
      )}
      {item.evidence && <EvidenceButton evidence={item.evidence} onPlay={onPlay} />}
      {source}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {item.doubt.about === 'date' ? (
          <>
            <Days choices={item.doubt.choices} describedBy={titleId} onChoose={(choice) => onAnswer('yes', choice)} />
            <Button {...button} variant="quiet" onClick={() => onAnswer('yes', null)}>
              {t('noDate')}
            </Button>
          </>
        ) : (
          <Button
            {...button}
            data-answer
            variant="outline"
            icon={<Check aria-hidden="true" className="size-4" />}
            onClick={() => onAnswer('yes')}
          >
            {t('yes')}
          </Button>
        )}
        <Button {...button} variant="quiet" onClick={() => setCorrecting(true)}>
          {t('fix')}
        </Button>
        <Button {...button} variant="quiet" onClick={() => onAnswer('no')}>
          {t('no')}
        </Button>
      </div>
      {correcting && <Suspense>{children(done)}</Suspense>}
    </li>
  )
}

interface DaysProps {
  choices: readonly { day: string }[]
  describedBy: string
  onChoose: (choice: number) => void
}

function Days({ choices, describedBy, onChoose }: DaysProps) {
  const format = useFormat()
  return choices.map(({ day }, choice) => (
    <Button
      key={day}
      size="small"
      variant="outline"
      data-answer
      aria-describedby={describedBy}
      onClick={() => onChoose(choice)}
    >
      {format.plannedHeading(startOfDay(day))}
    </Button>
  ))
}
