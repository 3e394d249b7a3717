// Over 250 lines: the parts of a note are shown in one order, one after the other.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDeleteNote } from '#client/api/notes/delete-note.ts'
import { analysisQuery, peaksQuery, transcriptQuery } from '#client/api/notes/note-queries.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import type { Player } from '#client/player/create-player.ts'
import { usePlayer } from '#client/player/use-player.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { useHoldOpening, usePartsShown } from '#client/ui/deferred/use-parts-shown.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { NoteAnalysis, OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { Sentence, VoiceNote } from '#shared/contract/notes.ts'
import { hasHighlights } from '#shared/highlights.ts'
import { useSentenceComments } from '../comments/use-sentence-comments.tsx'
import { useShowsComments } from '../comments/use-shows-comments.ts'
import { copyTranscript } from '../copy-transcript.ts'
import { useAgain } from '../hooks/use-again.ts'
import { useAudioSource } from '../hooks/use-audio-source.ts'
import { useFollowUpInAddress } from '../hooks/use-follow-up-in-address.ts'
import { useNoteParts } from '../hooks/use-note-parts.ts'
import { SETTLING, useSettled } from '../hooks/use-settled.ts'
import { useStartAt } from '../hooks/use-start-at.ts'
import { BetterEngine } from './better-engine.tsx'
import { NoteHeader } from './note-header.tsx'
import { TextSkeleton } from './note-skeleton.tsx'

// These are shown one after the other below the summary, and are built into one file (scripts/chunk-groups.ts). All are
// memoised, because this component renders anew with each of them and with each answer.
const DetectedItems = lazyPart(async () => (await import('./detected-items.tsx')).DetectedItems)
const NoteText = lazyPart(async () => (await import('./note-text.tsx')).NoteText)
const NoteDock = lazyPart(async () => (await import('./note-dock.tsx')).NoteDock)

// Only notes that are or were shared have comments.
const CommentsSection = lazyPart(async () => (await import('../comments/comments-section.tsx')).CommentsSection)

// Only notes and recordings that are kept for a limited time have one.
const DeletionNotice = lazyPart(async () => (await import('./deletion-notice.tsx')).DeletionNotice)

// Most notes are ready.
const NoteStatus = lazyPart(async () => (await import('./note-status.tsx')).NoteStatus)

// Few recordings are incomplete.
const IncompleteNotice = lazyPart(async () => (await import('./incomplete-notice.tsx')).IncompleteNotice)

// Few notes have anything doubtful.
const ReviewCard = lazyPart(async () => (await import('./review-card.tsx')).ReviewCard)

const NO_SENTENCES: readonly Sentence[] = []
const NO_NAMES: readonly string[] = []

/** A loaded note: header, status, text, analysis and player. */
export function NoteBody({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('note')
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  // Back must not lead to a note that is gone.
  const deleteNote = useDeleteNote(note.id, () => navigate('/', { replace: true }))
  const player = usePlayer()
  const audioSource = useAudioSource(note)
  const transcript = useQuery({ ...transcriptQuery(note.id), notifyOnChangeProps: SETTLING })
  const { data: text, refetch: refetchText } = transcript
  const peaks = useQuery({ ...peaksQuery(note.id), enabled: note.audioReady })
  const isAnalysed = note.status === 'ready' && note.speechFound !== false
  const analysis = useQuery({ ...analysisQuery(note.id), enabled: isAnalysed, notifyOnChangeProps: SETTLING })
  // While a note is analysed again, what was found before stays, so that the page doesn't jump.
  const hasAnalysis = isAnalysed || (analysis.data !== undefined && isUnderWay(note))
  // An analysis that arrives while the text is read must not hide it until the code for the items is loaded.
  const showsItems = useDeferredValue(hasAnalysis)
  const { again, request } = useAgain(note)
  const { better } = again.choices
  const showsComments = useShowsComments(note)
  const { target, setTarget, afterSentence } = useSentenceComments(note, text, showsComments)
  const isOwn = note.access === 'owner'
  const sentences = text?.sentences ?? NO_SENTENCES
  const isSettled = useSettled([transcript, analysis, request])
  const partsShown = usePartsShown(3, isSettled)
  const play = useCallback((seconds: number) => void player.playFrom(seconds), [player])
  const playFrom = note.audioReady ? play : null
  const retryText = useCallback(() => void refetchText(), [refetchText])
  const { refetch: refetchAnalysis } = analysis
  const retryAnalysis = useCallback(() => void refetchAnalysis(), [refetchAnalysis])
  const copy = useCallback(() => text && void copyTranscript(text, t), [text, t])
  const askToDelete = useCallback(() => setDeleting(true), [])
  const events = analysis.data?.events
  const suggestions = useMemo(() => events?.flatMap(({ people }) => people) ?? NO_NAMES, [events])

  // The address can't lead to parts that are not shown yet.
  const shown = partsShown >= 2 ? sentences : NO_SENTENCES
  const parts = useNoteParts(
    hasAnalysis && partsShown >= 1 ? analysis.data : undefined,
    shown.length > 0,
    showsComments,
  )

  useEffect(() => player.setSentences(sentences), [player, sentences])

  return (
    // At least as high as the screen, so that the dock of a short note is at the bottom too.
    <article
      data-wide=""
      className="flex min-h-[calc(100dvh-11.25rem-env(safe-area-inset-bottom))] flex-col gap-7 lg:min-h-[calc(100dvh-10rem)]"
    >
      <NoteHeader note={note} onCopy={sentences.length > 0 ? copy : null} onDelete={askToDelete} />
      {note.incomplete && (
        <Suspense>
          <IncompleteNotice note={note} />
        </Suspense>
      )}
      {note.audioDeleted && <AudioDeleted note={note} deleted={note.audioDeleted} />}
      {note.deletion && (
        <Suspense>
          <DeletionNotice deletion={note.deletion} />
        </Suspense>
      )}
      {note.status !== 'ready' && (
        <Suspense>
          <NoteStatus note={note} again={again} transcript={text} />
        </Suspense>
      )}
      {isOwn && better && (
        <BetterEngine busy={again.busy} onTranscribe={() => again.onTranscribe({ engine: better })} />
      )}
      {isSettled ? (
        <>
          {analysis.data && hasDoubts(analysis.data) && (
            <Suspense>
              <ReviewCard note={note} toReview={analysis.data.toReview} onPlay={playFrom} />
            </Suspense>
          )}
          {analysis.data?.summary && <Summary analysis={analysis.data} />}
          <Suspense fallback={<TextSkeleton />}>
            {partsShown === 0 ? (
              <TextSkeleton />
            ) : (
              <div className="grid grid-cols-1 gap-x-8 gap-y-9 xl:grid-cols-[minmax(0,min(38.5rem,57%))_minmax(0,1fr)] xl:items-start">
                {showsItems && (
                  <DetectedItems
                    note={note}
                    analysis={analysis.data}
                    onRetry={analysis.isError ? retryAnalysis : null}
                    onPlay={playFrom}
                  />
                )}
                <div className="flex min-w-0 flex-col gap-9 xl:col-start-1 xl:row-start-1">
                  {partsShown < 2 ? (
                    <TextSkeleton />
                  ) : (
                    <NoteText
                      note={note}
                      transcript={text}
                      onRetry={transcript.isError ? retryText : null}
                      player={player}
                      again={again}
                      suggestions={suggestions}
                      afterSentence={afterSentence}
                      showsComments={showsComments}
                    />
                  )}
                  {showsComments && partsShown >= 2 && (
                    <Suspense>
                      <CommentsSection note={note} target={target} onTarget={setTarget} onPlay={playFrom} />
                    </Suspense>
                  )}
                </div>
              </div>
            )}
            <GoToPlace
              player={player}
              sentences={shown}
              playable={note.audioReady}
              hasItems={partsShown >= 1 && analysis.data !== undefined}
            />
          </Suspense>
        </>
      ) : (
        <TextAwaited />
      )}
      {!note.audioReady && isUnderWay(note) && <p className="text-ink-faint text-sm">{t('audioPending')}</p>}
      <Suspense>
        {partsShown >= 3 && (note.audioReady || parts.length > 1) && (
          <NoteDock note={note} source={audioSource} peaks={peaks.data} parts={parts} player={player} />
        )}
      </Suspense>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('deleteTitle')}
        description={t('deleteText')}
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('keep')}
        destructive
        onConfirm={() => void deleteNote()}
      />
    </article>
  )
}

interface GoToPlaceProps {
  player: Player
  sentences: readonly Sentence[]
  playable: boolean
  /** Whether the follow-ups are shown. */
  hasItems: boolean
}

/**
 * Goes to the place that the address names once it is on the page. Rendered together with the code that shows that
 * place.
 */
function GoToPlace({ player, sentences, playable, hasItems }: GoToPlaceProps) {
  useStartAt(player, sentences, playable)
  useFollowUpInAddress(hasItems)
  return null
}

/** Placeholder for everything below the header until all of it is loaded. */
function TextAwaited() {
  useHoldOpening()
  return <TextSkeleton />
}

interface AudioDeletedProps {
  note: VoiceNote
  deleted: NonNullable<VoiceNote['audioDeleted']>
}

/** Says when and why a note's recording was deleted. There is no player then. */
function AudioDeleted({ note, deleted: { at, by } }: AudioDeletedProps) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const whose = by === 'owner' && note.access === 'owner' ? 'mine' : by
  return <p className="-mt-3 text-ink-soft text-sm">{t(`audioDeleted.${whose}`, { date: format.date(at) })}</p>
}

function hasDoubts({ toReview: { tasks: followUps, events } }: OpenedAnalysis): boolean {
  return followUps.length + events.length > 0
}

function isUnderWay({ status }: VoiceNote): boolean {
  return status === 'stored' || status === 'transcribing' || status === 'analysing'
}

function Summary({ analysis }: { analysis: Pick<NoteAnalysis, 'summary' | 'analyst' | 'account'> }) {
  const { t } = useTranslation('note')
  return (
    <div className="max-w-[68ch] border-accent/50 border-l-2 pl-4">
      <h2 id="summary-title" tabIndex={-1} className="font-semibold text-ink-soft text-sm">
        {t(hasHighlights(analysis) ? 'highlights' : 'summary')}
      </h2>
      <p className="mt-1">{analysis.summary}</p>
    </div>
  )
}
