import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vocabularyQuery } from '#client/api/account/vocabulary-query.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import type { CorrectedTerm } from '#shared/find-corrected-terms.ts'
import { collectTerms } from '../collect-terms.ts'
import { TermOffer } from './term-offer.tsx'

/** Offers to add the names that the user has just corrected to their vocabulary. Renders nothing if there are none. */
export function TermOffers({ transcript }: { transcript: Transcript }) {
  const [seen, setSeen] = useState(transcript)
  const [found, setFound] = useState<readonly CorrectedTerm[]>([])
  const [closed, setClosed] = useState<readonly string[]>([])
  const [added, setAdded] = useState<readonly string[]>([])
  const { data } = useQuery({ ...vocabularyQuery, enabled: found.length > 0 })
  if (transcript.version !== seen.version) {
    setSeen(transcript)
    setFound(collectTerms(found, seen, transcript))
  }
  if (!data) return null
  const knownTerms = new Set(data.terms.map((term) => term.toLowerCase()))
  // The offer of a term that was just added continues with the next question.
  const isOpen = ({ term }: CorrectedTerm) =>
    !closed.includes(term) && (added.includes(term) || !knownTerms.has(term.toLowerCase()))
  const open = found.filter(isOpen)
  if (open.length === 0) return null
  return (
    <ul className="mt-6 divide-y divide-hairline rounded-surface border border-hairline bg-surface">
      {open.map((corrected) => (
        <TermOffer
          key={corrected.term}
          corrected={corrected}
          onTake={() => setAdded([...added, corrected.term])}
          onClose={() => setClosed([...closed, corrected.term])}
        />
      ))}
    </ul>
  )
}
