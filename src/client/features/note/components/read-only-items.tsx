import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EventTime } from '#client/calendar/event-time.tsx'
import { FollowUpFacts } from '#client/follow-ups/follow-up-item.tsx'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { EvidenceButton, MomentButton } from '#client/player/evidence-button.tsx'
import { isSameWording } from '#client/player/is-same-wording.ts'
import { Badge } from '#client/ui/layout/badge.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Evidence, NoteEvent, NoteFollowUp } from '#shared/contract/analysis.ts'

interface ReadOnly {
  /** The zone of the note. */
  timezone: string
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

/** A follow-up that can't be ticked: in a note that the user may only read, or after Premium has ended. */
export function ReadOnlyFollowUp({
  followUp,
  timezone,
  onPlay,
  children,
}: ReadOnly & { followUp: NoteFollowUp; children?: ReactNode }) {
  const { t } = useTranslation('note')
  const { title, isCompleted, evidence } = followUp
  return (
    <li className="py-3">
      <p dir="auto" className={joinClasses('wrap-anywhere', isCompleted && 'text-ink-faint line-through')}>
        {title}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
        <FollowUpFacts followUp={followUp} timezone={timezone} />
        {isCompleted && <Badge tone="accent">{t('completed')}</Badge>}
      </p>
      {children}
      {evidence && <Words title={title} evidence={evidence} onPlay={onPlay} />}
    </li>
  )
}

/** An event that can't be added to a calendar, for the same reasons. */
export function ReadOnlyEvent({ event, timezone, onPlay }: ReadOnly & { event: NoteEvent }) {
  const { t } = useTranslation('events')
  const formatList = useListFormat()
  const { title, place, people, evidence } = event
  const about = [place, people.length > 0 && t('with', { people: formatList(people) })].filter(Boolean)
  return (
    <li className="py-3">
      <p dir="auto" className="wrap-anywhere">
        {title}
      </p>
      <p className="text-ink-soft text-sm">
        <EventTime event={event} timezone={timezone} />
      </p>
      {about.length > 0 && (
        <p className="wrap-anywhere text-ink-faint text-sm first-letter:uppercase">{about.join(SEPARATOR)}</p>
      )}
      <Words title={title} evidence={evidence} onPlay={onPlay} />
    </li>
  )
}

function Words({ title, evidence, onPlay }: Pick<ReadOnly, 'onPlay'> & { title: string; evidence: Evidence }) {
  const Button = isSameWording(title, evidence.quote) ? MomentButton : EvidenceButton
  return <Button evidence={evidence} onPlay={onPlay} />
}
