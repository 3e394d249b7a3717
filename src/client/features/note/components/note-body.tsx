import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { analysisQuery, transcriptQuery } from '#client/lib/note-queries.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import type { Sentence, VoiceNote } from '#shared/contract/notes.ts'
import { useDeleteNote } from '../api/delete-note.ts'
import { groupParagraphs } from '../group-paragraphs.ts'
import { usePlayer } from '../hooks/use-player.ts'
import { AnalysisView } from './analysis-view.tsx'
import { NoteHeader } from './note-header.tsx'
import { NotePlayer } from './note-player.tsx'
import { TextSkeleton } from './note-skeleton.tsx'
import { NoteStatus } from './note-status.tsx'
import { TranscriptView } from './transcript-view.tsx'

const NO_SENTENCES: readonly Sentence[] = []

/** A note that is there: its head, its state, its text, what follows from it, and its sound. */
export function NoteBody({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('note')
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const deletion = useDeleteNote(note.id, () => navigate('/'))
  const player = usePlayer()
  const transcript = useQuery(transcriptQuery(note.id))
  const analysis = useQuery({ ...analysisQuery(note.id), enabled: note.status === 'ready' })
  const sentences = transcript.data?.sentences ?? NO_SENTENCES
  const playFrom = note.audioReady ? (seconds: number) => void player.playFrom(seconds) : null

  useEffect(() => player.setSentences(sentences), [player, sentences])

  return (
    <article className="flex flex-col gap-7">
      <NoteHeader
        note={note}
        onCopy={sentences.length > 0 ? () => void copyText(sentences, t('copied'), t('copyFailed')) : null}
        onDelete={() => setDeleting(true)}
      />
      <NoteStatus note={note} />
      {analysis.data?.summary && <Summary text={analysis.data.summary} />}
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-start">
        {note.status === 'ready' && note.speechFound !== false && (
          <Findings analysis={analysis.data} failed={analysis.isError} onPlay={playFrom} />
        )}
        <section aria-labelledby="transcript-title" className="lg:col-start-1 lg:row-start-1">
          <h2 id="transcript-title" className="panel-title mb-4">
            {t('transcript')}
          </h2>
          <Text note={note} loading={transcript.isPending}>
            {sentences.length > 0 && (
              <TranscriptView
                sentences={sentences}
                language={transcript.data?.language ?? undefined}
                player={player}
                playable={note.audioReady}
              />
            )}
          </Text>
          {note.engine && note.status === 'ready' && (
            <p className="mt-6 text-ink-faint text-sm">{t('engine', { model: note.engine.model })}</p>
          )}
        </section>
      </div>
      {note.audioReady && (
        <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 lg:bottom-4">
          <NotePlayer noteId={note.id} duration={note.duration ?? 0} player={player} />
        </div>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('deleteTitle')}
        description={t('deleteText')}
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('keep')}
        destructive
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate(undefined, { onError: () => setDeleting(false) })}
      />
    </article>
  )
}

interface TextProps {
  note: VoiceNote
  loading: boolean
  /** The transcript; false while there is none. */
  children: ReactNode
}

/** The transcript, or what stands in its place. */
function Text({ note, loading, children }: TextProps) {
  const { t } = useTranslation('note')
  if (children) return children
  if (note.speechFound === false) {
    return (
      <div className="rounded-surface border border-hairline p-6">
        <p className="panel-title">{t('noSpeechTitle')}</p>
        <p className="mt-1 text-ink-soft">{t('noSpeechText')}</p>
      </div>
    )
  }
  if (loading) return <TextSkeleton />
  if (note.status === 'waiting' || note.status === 'failed') return null
  return (
    <>
      <p className="mb-4 text-ink-faint text-sm">{t('textSoFar')}</p>
      <TextSkeleton />
    </>
  )
}

function Summary({ text }: { text: string }) {
  const { t } = useTranslation('note')
  return (
    <div className="max-w-[68ch] border-accent/50 border-l-2 pl-4">
      <h2 className="font-semibold text-ink-soft text-sm">{t('summary')}</h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}

interface FindingsProps {
  analysis: NoteAnalysis | undefined
  failed: boolean
  onPlay: ((seconds: number) => void) | null
}

/** What follows from the note, beside the text on wide screens, before it on narrow ones. */
function Findings({ analysis, failed, onPlay }: FindingsProps) {
  const { t } = useTranslation('note')
  return (
    <section
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
      {!analysis && (failed ? <p className="text-ink-soft">{t('analysisPending')}</p> : <TextSkeleton />)}
    </section>
  )
}

async function copyText(sentences: readonly Sentence[], done: string, failed: string): Promise<void> {
  const text = groupParagraphs(sentences)
    .map((paragraph) => paragraph.map((sentence) => sentence.text).join(' '))
    .join('\n\n')
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, variant: 'success' })
  } catch {
    showToast({ title: failed, variant: 'destructive' })
  }
}
