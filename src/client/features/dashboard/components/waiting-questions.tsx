import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { closingOffersQuery } from '#client/api/items/item-queries.ts'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { reviewItemsQuery } from '#client/review/review-answers.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'

// Usually there are none.
const Questions = lazyPart(async () => {
  const [{ Questions: List }] = await Promise.all([import('./questions.tsx'), loadSharingTexts()])
  return List
})

/**
 * The items that need a yes or no from the user: doubtful follow-ups and events of all notes, and follow-ups that a
 * later note says are done. Renders nothing if there are none. Failed requests are not shown here, because the note's
 * page asks the same questions.
 */
export function WaitingQuestions() {
  const { isPremium } = useUser()
  const { data: review } = useQuery({ ...reviewItemsQuery, enabled: isPremium })
  const { data: offers } = useQuery({ ...closingOffersQuery, enabled: isPremium })
  if (!review || !offers || review.total + offers.length === 0) return null
  return (
    <Suspense>
      <Questions review={review} offers={offers} />
    </Suspense>
  )
}
