import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventToReview, OpenedAnalysis, TaskToReview } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { useRefreshReviewed, useReviewItem } from '../api/review-item.ts'
import { nameOwner } from '../name-owner.ts'
import { ReviewedEvent, ReviewedTask } from './review-items.tsx'

interface ReviewCardProps {
  note: VoiceNote
  toReview: OpenedAnalysis['toReview']
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

type Doubtful = { kind: 'task'; item: TaskToReview } | { kind: 'event'; item: EventToReview }

/** Asks about the doubtful tasks and events of a note, at its top. Renders nothing once all are answered. */
export function ReviewCard({ note, toReview, onPlay }: ReviewCardProps) {
  const { t } = useTranslation('review')
  const { answered, hide, show } = useAnswered(toReview)
  const refresh = useRefreshReviewed(note.id)
  const reviewing = useReviewItem(note.id, show)
  const section = useRef<HTMLElement>(null)
  const asked = inOrder(note, toReview).filter(({ item }) => !answered.has(item.id))
  if (asked.length === 0) return null
  return (
    <section
      ref={section}
      aria-labelledby="review-title"
      className="rounded-surface border border-hairline bg-accent-soft/40 px-4 py-4 sm:px-5"
    >
      <h2 id="review-title" tabIndex={-1} className="font-semibold outline-none">
        {t('title')} <span className="font-normal text-ink-soft tabular-nums">· {asked.length}</span>
      </h2>
      <p className="text-pretty text-ink-soft text-sm">{t('lead')}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {asked.map(({ kind, item }) => {
          const props = {
            timezone: note.timezone,
            onPlay,
            onAnswer: (answer: 'yes' | 'no', choice?: number | null) => {
              moveFocus(section.current, item.id)
              hide(item.id)
              reviewing.mutate({ kind, id: item.id, body: { answer, ...(choice === undefined ? {} : { choice }) } })
            },
            onCorrected: refresh,
          }
          return kind === 'task' ? (
            <ReviewedTask key={item.id} task={item} {...props} />
          ) : (
            <ReviewedEvent key={item.id} event={item} {...props} />
          )
        })}
      </ul>
    </section>
  )
}

/** Remembers what was answered until the server's list no longer has it, so that no late answer shows it again. */
function useAnswered({ tasks, events }: OpenedAnalysis['toReview']) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const present = new Set([...tasks, ...events].map(({ id }) => id))
    setAnswered((ids) =>
      [...ids].every((id) => present.has(id)) ? ids : new Set([...ids].filter((id) => present.has(id))),
    )
  }, [tasks, events])
  return {
    answered,
    hide: (id: string) => setAnswered((ids) => new Set(ids).add(id)),
    show: (id: string) => setAnswered((ids) => new Set([...ids].filter((other) => other !== id))),
  }
}

/** Returns what is asked in the order in which it was said. */
function inOrder(note: VoiceNote, { tasks, events }: OpenedAnalysis['toReview']): Doubtful[] {
  const all: Doubtful[] = [
    ...tasks.map((item) => ({ kind: 'task' as const, item: { ...item, ...nameOwner(item, note.owner) } })),
    ...events.map((item) => ({ kind: 'event' as const, item })),
  ]
  return all.sort((a, b) => (a.item.evidence?.start ?? 0) - (b.item.evidence?.start ?? 0))
}

/** Moves the focus on before the item that has it goes: to the next question, or past the card after the last one. */
function moveFocus(section: HTMLElement | null, id: string): void {
  const items = [...(section?.querySelectorAll('li') ?? [])]
  const at = items.findIndex((one) => one.id === `review-${id}`)
  const next = items[at + 1] ?? items[at - 1]
  const target =
    next?.querySelector<HTMLElement>('[data-answer]') ?? document.querySelector<HTMLElement>('#analysis-title')
  target?.focus({ preventScroll: true })
}
