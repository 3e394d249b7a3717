import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/badge.tsx'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { AnalysisView } from './analysis-view.tsx'
import { LoadFailed } from './load-failed.tsx'
import { TextSkeleton } from './note-skeleton.tsx'

interface FindingsProps {
  analysis: NoteAnalysis | undefined
  /** What fetches it again, where it could not be fetched. */
  onRetry: (() => void) | null
  onPlay: ((seconds: number) => void) | null
}

/** What follows from the note, beside the text on wide screens, before it on narrow ones. */
export function Findings({ analysis, onRetry, onPlay }: FindingsProps) {
  const { t } = useTranslation('note')
  return (
    <aside
      aria-labelledby="analysis-title"
      className="lg:col-start-2 lg:row-start-1 lg:border-hairline lg:border-l lg:pl-7"
    >
      <h2 id="analysis-title" className="panel-title mb-4">
        {t('analysis')}
      </h2>
      {analysis && analysis.tags.length > 0 && (
        <ul aria-label={t('tags')} className="mb-5 flex flex-wrap gap-1.5">
          {analysis.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {analysis && <AnalysisView analysis={analysis} onPlay={onPlay} />}
      {!analysis && (onRetry ? <LoadFailed onRetry={onRetry} /> : <TextSkeleton />)}
    </aside>
  )
}
