import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import { useAnswerOffer } from './answer-offer.ts'

interface ClosingOfferBarProps {
  offer: ClosingOffer
  /** Whether to name the follow-up, in places where only the quoted words are shown. */
  named?: boolean
  /** Whether to leave out the box, because the offer is already inside another. */
  flat?: boolean
  /** A link to the moment where it was said. */
  children: ReactNode
}

/** Offers to close a follow-up, quoting the words of a later note that say it is done. */
export function ClosingOfferBar({ offer, named = false, flat = false, children }: ClosingOfferBarProps) {
  const { t } = useTranslation('tasks')
  const answering = useAnswerOffer()
  const { title } = offer.followUp
  const answer = (given: 'accepted' | 'dismissed') => answering.mutate({ offer, answer: given })
  return (
    <div className={flat ? 'py-3' : 'mt-2 rounded-surface border border-hairline bg-accent-soft/40 px-4 py-3'}>
      {named ? (
        <p className="wrap-anywhere text-pretty font-medium">{t('offer.questionNamed', { title })}</p>
      ) : (
        <p className="wrap-anywhere text-pretty">
          {t('offer.said', { quote: offer.evidence.quote })} <span className="font-medium">{t('offer.question')}</span>
        </p>
      )}
      {children}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          icon={<Check aria-hidden="true" className="size-4" />}
          disabled={answering.isPending}
          onClick={() => answer('accepted')}
        >
          {t('offer.accept')}
        </Button>
        <Button variant="quiet" size="small" disabled={answering.isPending} onClick={() => answer('dismissed')}>
          {t('offer.dismiss')}
        </Button>
      </div>
    </div>
  )
}
