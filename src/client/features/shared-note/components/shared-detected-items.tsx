import { useTranslation } from 'react-i18next'
import { EventTime } from '#client/calendar/event-time.tsx'
import { DueTime } from '#client/follow-ups/due-time.tsx'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { ItemSection, Points } from '#client/player/points.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { SharedAnalysis } from '#shared/contract/share-links.ts'

interface SharedDetectedItemsProps {
  analysis: SharedAnalysis
  /** The note's zone, in which its times were said; null if it has none. */
  timezone: string | null
  /** Plays from a second of the note; null if its audio is not shared. */
  onPlay: ((seconds: number) => void) | null
}

/** Tells whether there is anything besides a summary. */
export function hasDetectedItems({ keyPoints, actionItems, events, decisions, questions }: SharedAnalysis): boolean {
  return [keyPoints, actionItems, events, decisions, questions].some((items) => items.length > 0)
}

/** The read-only analysis of a note: each item with the words it rests on. */
export function SharedDetectedItems({ analysis, timezone, onPlay }: SharedDetectedItemsProps) {
  const { t } = useTranslation('note')
  const { actionItems, events } = analysis
  return (
    <div className="flex flex-col gap-7">
      {actionItems.length > 0 && (
        <ItemSection title={t('actionItems')}>
          {actionItems.map((followUp) => (
            <li key={JSON.stringify(followUp)} className="py-3">
              <FollowUp followUp={followUp} timezone={timezone} />
              {followUp.evidence && <EvidenceButton evidence={followUp.evidence} onPlay={onPlay} />}
            </li>
          ))}
        </ItemSection>
      )}
      {events.length > 0 && (
        <ItemSection title={t('events')}>
          {events.map((event) => (
            <li key={JSON.stringify(event)} className="py-3">
              <Event event={event} timezone={timezone} />
              <EvidenceButton evidence={event.evidence} onPlay={onPlay} />
            </li>
          ))}
        </ItemSection>
      )}
      <Points title={t('decisions')} points={analysis.decisions} onPlay={onPlay} />
      <Points title={t('keyPoints')} points={analysis.keyPoints} onPlay={onPlay} />
      <Points title={t('questions')} points={analysis.questions} onPlay={onPlay} />
    </div>
  )
}

interface Zoned {
  timezone: string | null
}

function FollowUp({ followUp, timezone }: Zoned & { followUp: SharedAnalysis['actionItems'][number] }) {
  const { t } = useTranslation('sharedNote')
  const { title, description, who, isCompleted } = followUp
  const due = followUp.dueAt ?? followUp.dueDate
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className={joinClasses('wrap-anywhere font-medium', isCompleted && 'text-ink-faint line-through')}>
          {title}
        </span>
        {isCompleted && <Badge tone="accent">{t('done')}</Badge>}
      </p>
      {description && description !== title && (
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{description}</p>
      )}
      {(who || due) && (
        <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
          {who && <span className="wrap-anywhere">{who === 'me' ? t('speaker') : who}</span>}
          {due && (
            <span>
              <DueTime followUp={followUp} timezone={timezone} />
            </span>
          )}
        </p>
      )}
    </>
  )
}

function Event({ event, timezone }: Zoned & { event: SharedAnalysis['events'][number] }) {
  const { t } = useTranslation('events')
  const formatList = useListFormat()
  const { title, description, place, people } = event
  return (
    <>
      <p className="wrap-anywhere font-medium">{title}</p>
      <p className="text-ink-soft text-sm">
        <EventTime event={event} timezone={timezone} />
      </p>
      {place && <p className="wrap-anywhere text-ink-soft text-sm">{place}</p>}
      {people.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">{t('with', { people: formatList(people) })}</p>
      )}
      {description && description !== title && (
        <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{description}</p>
      )}
    </>
  )
}
