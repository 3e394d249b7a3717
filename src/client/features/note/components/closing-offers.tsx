import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { closingOffersQuery } from '#client/api/items/item-queries.ts'
import { ClosingOfferBar } from '#client/follow-ups/closing-offer-bar.tsx'
import { EvidenceButton } from '#client/player/evidence-button.tsx'

interface ClosingOffersProps {
  noteId: string
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

/** Offers to close the follow-ups of earlier notes that this one says are done. Renders nothing if there are none. */
export function ClosingOffers({ noteId, onPlay }: ClosingOffersProps) {
  const { t } = useTranslation('tasks')
  const { data } = useQuery(closingOffersQuery)
  const offers = data?.filter(({ note }) => note.id === noteId) ?? []
  if (offers.length === 0) return null
  return (
    <section className="mb-7">
      <h3 className="font-semibold text-ink-soft text-sm">{t('offer.title')}</h3>
      {offers.map((offer) => (
        <ClosingOfferBar key={offer.id} offer={offer} named>
          <EvidenceButton evidence={offer.evidence} onPlay={onPlay} />
        </ClosingOfferBar>
      ))}
    </section>
  )
}
