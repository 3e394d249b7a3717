import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshReviewed } from '#client/review/review-answers.ts'
import { ReviewedEvent, ReviewedFollowUp } from '#client/review/reviewed-items.tsx'
import { useAnswering } from '#client/review/use-answering.ts'
import type { EventToReview, FollowUpToReview, OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { nameOwner } from '../sharing/name-owner.ts'

interface ReviewCardProps {
  note: VoiceNote
  toReview: OpenedAnalysis['toReview']
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

type Doubtful = { kind: 'task'; item: FollowUpToReview } | { kind: 'event'; item: EventToReview }

/** Asks about the doubtful follow-ups and events of a note, at its top. Renders nothing once all are answered. */
export function ReviewCard({ note, toReview, onPlay }: ReviewCardProps) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const ids = [...toReview.tasks, ...toReview.events].map(({ id }) => id)
  const { section, answered, answer } = useAnswering(ids, '#analysis-title')
  const asked = inOrder(note, toReview).filter(({ item }) => !answered.has(item.id))
  if (asked.length === 0) return null
  return (
    <section
      ref={section}
      aria-labelledby="review-title"
      className="rounded-surface border border-hairline bg-accent-soft/40 px-4 py-4 sm:px-5"
    >
      <h2 id="review-title" tabIndex={-1} className="font-semibold outline-none">
        {t('title')} <span className="font-normal text-ink-soft tabular-nums">·&nbsp;{asked.length}</span>
      </h2>
      <p className="text-pretty text-ink-soft text-sm">{t('lead', { count: asked.length })}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {asked.map(({ kind, item }) => {
          const props = {
            timezone: note.timezone,
            onPlay,
            onAnswer: (given: 'yes' | 'no', choice?: number | null) =>
              answer({ kind, id: item.id, noteId: note.id }, given, choice),
            onCorrected: () => refreshReviewed(client, note.id),
          }
          return kind === 'task' ? (
            <ReviewedFollowUp key={item.id} followUp={item} {...props} />
          ) : (
            <ReviewedEvent key={item.id} event={item} {...props} />
          )
        })}
      </ul>
    </section>
  )
}

/** Returns the doubtful items in the order in which they were said. */
function inOrder(note: VoiceNote, { tasks: followUps, events }: OpenedAnalysis['toReview']): Doubtful[] {
  const all: Doubtful[] = [
    ...followUps.map((item) => ({ kind: 'task' as const, item: { ...item, ...nameOwner(item, note.owner) } })),
    ...events.map((item) => ({ kind: 'event' as const, item })),
  ]
  return all.sort((a, b) => (a.item.evidence?.start ?? 0) - (b.item.evidence?.start ?? 0))
}
