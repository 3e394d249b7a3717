import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#client/lib/session/use-session.ts'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { mayEdit } from '../note-rights.ts'
import { AnalysisView } from './analysis-view.tsx'
import { ClosingOffers } from './closing-offers.tsx'
import { LoadFailed } from './load-failed.tsx'
import { TextSkeleton } from './note-skeleton.tsx'
import { OutdatedBar } from './outdated-bar.tsx'
import { RevokedWords } from './revoked-words.tsx'
import { TagEditor } from './tag-editor.tsx'

interface DetectedItemsProps {
  note: VoiceNote
  analysis: OpenedAnalysis | undefined
  /** Fetches the analysis again after a failure. */
  onRetry: (() => void) | null
  onPlay: ((seconds: number) => void) | null
}

/** The note's analysis, beside the text on wide screens and above it on narrow ones. */
export const DetectedItems = memo(function DetectedItems({ note, analysis, onRetry, onPlay }: DetectedItemsProps) {
  const { t } = useTranslation('note')
  const { isPremium } = useUser()
  const isOwn = note.access === 'owner'
  return (
    <aside
      aria-labelledby="analysis-title"
      aria-busy={note.status !== 'ready'}
      className="print:static! print:max-h-none! xl:sticky xl:top-20 xl:col-start-2 xl:row-start-1 xl:max-h-[calc(100dvh-6rem-var(--covered))] xl:overflow-y-auto xl:border-hairline xl:border-l xl:pr-2 xl:pl-7"
    >
      <h2
        id="analysis-title"
        tabIndex={-1}
        className="panel-title outline-none mb-4 flex min-h-9 items-center pointer-coarse:min-h-11"
      >
        {t('analysis')}
      </h2>
      {isOwn && note.analysisOutdated && <OutdatedBar note={note} />}
      {isOwn && isPremium && <ClosingOffers noteId={note.id} onPlay={onPlay} />}
      {analysis && <AnalysisView note={note} analysis={analysis} onPlay={onPlay} />}
      {analysis && mayEdit(note) && (
        <div className="mt-7">
          <TagEditor noteId={note.id} tags={note.tags} />
        </div>
      )}
      {analysis && !mayEdit(note) && <RevokedWords noteId={note.id} kind="tag" reason="readOnly" />}
      {!analysis && (onRetry ? <LoadFailed onRetry={onRetry} /> : <TextSkeleton />)}
    </aside>
  )
})
