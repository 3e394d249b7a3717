import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ApiAnswer } from '#client/api/api-routes.ts'
import { ClosingOfferBar } from '#client/follow-ups/closing-offer-bar.tsx'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { refreshReviewed } from '#client/review/review-answers.ts'
import { ReviewedEvent, ReviewedFollowUp } from '#client/review/reviewed-items.tsx'
import { useAnswering } from '#client/review/use-answering.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SourceLink } from '#client/ui/layout/source-link.tsx'
import type { ReviewItem } from '#shared/contract/analysis.ts'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'

interface QuestionsProps {
  review: ApiAnswer<'GET /api/review-items'>
  offers: readonly ClosingOffer[]
}

/** Maximum number of questions shown until the user asks for more, so that the follow-ups below stay within reach. */
const FIRST_QUESTIONS = 3

/** The questions of all notes. Each can be answered in place, and its words link to where they were said. */
export function Questions({ review, offers }: QuestionsProps) {
  const { t } = useTranslation('review')
  const [showsAll, setShowsAll] = useState(false)
  const ids = review.items.map(({ item }) => item.id)
  const { section, answered, answer } = useAnswering(ids, '#dashboard-tasks')
  const asked = review.items.filter(({ item }) => !answered.has(item.id))
  const total = review.total - (review.items.length - asked.length) + offers.length
  const shown = showsAll ? asked : asked.slice(0, FIRST_QUESTIONS)
  const shownOffers = showsAll ? offers : offers.slice(0, FIRST_QUESTIONS - shown.length)
  if (total === 0) return null
  return (
    <section
      ref={section}
      aria-labelledby="questions-title"
      className="rounded-surface border border-hairline bg-accent-soft/40 px-4 py-4 sm:px-5"
    >
      <h2 id="questions-title" tabIndex={-1} className="font-semibold outline-none">
        {t('allTitle')} <span className="font-normal text-ink-soft tabular-nums">·&nbsp;{total}</span>
      </h2>
      <p className="text-pretty text-ink-soft text-sm">{t('lead', { count: total })}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {shown.map((question) => (
          <Question
            key={question.item.id}
            question={question}
            onAnswer={(given, choice) => {
              const { kind, item, note } = question
              answer({ kind, id: item.id, noteId: note.id }, given, choice)
            }}
          />
        ))}
        {shownOffers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
      {!showsAll && asked.length + offers.length > FIRST_QUESTIONS && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setShowsAll(true)}>
          {t('showAll', { number: asked.length + offers.length - FIRST_QUESTIONS })}
        </Button>
      )}
    </section>
  )
}

interface QuestionProps {
  question: ReviewItem
  onAnswer: (answer: 'yes' | 'no', choice?: number | null) => void
}

function Question({ question: { kind, item, note, timezone }, onAnswer }: QuestionProps) {
  const { t } = useTranslation('tasks')
  const client = useQueryClient()
  const onPlay = useOpenNote(note.id)
  const props = {
    timezone,
    onPlay,
    onAnswer,
    onCorrected: () => refreshReviewed(client, note.id),
    source: (
      <SourceLink noteId={note.id} seconds={item.evidence?.start}>
        {note.title || t('untitled')}
      </SourceLink>
    ),
  }
  return kind === 'task' ? <ReviewedFollowUp followUp={item} {...props} /> : <ReviewedEvent event={item} {...props} />
}

function Offer({ offer }: { offer: ClosingOffer }) {
  const { t } = useTranslation('tasks')
  const { note, evidence } = offer
  const onPlay = useOpenNote(note.id)
  return (
    <li>
      <ClosingOfferBar offer={offer} named flat>
        <EvidenceButton evidence={evidence} onPlay={onPlay} />
        <SourceLink noteId={note.id} seconds={evidence.start}>
          {note.title || t('untitled')}
        </SourceLink>
      </ClosingOfferBar>
    </li>
  )
}

/** Returns a function that opens a note at a second of its audio. */
function useOpenNote(noteId: string): (seconds: number) => void {
  const navigate = useNavigate()
  return (seconds) => void navigate(noteMomentPath(noteId, seconds))
}
