import PenLine from 'lucide-react/icons/pen-line'
import { type ComponentProps, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '#client/player/create-player.ts'
import { TranscriptView } from '#client/player/transcript-view.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import type { Sentence, Speaker, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { CommentsLink } from '../comments/comments-link.tsx'
import type { Again } from '../hooks/use-again.ts'
import { isShared, mayEdit } from '../note-rights.ts'
import { EditingNow } from '../presence/editing-now.tsx'
import { EarlierVersions } from '../transcript/earlier-versions.tsx'
import { SpeakersState, TellSpeakers } from '../transcript/tell-speakers.tsx'
import { TermOffers } from '../transcript/term-offers.tsx'
import { TextDoubts } from '../transcript/text-doubts.tsx'
import { TextOrigin } from '../transcript/text-origin.tsx'
import { UnexpectedPassages } from '../transcript/unexpected-passages.tsx'
import { readUnsavedEdit, readUnsavedWords, saveUnsavedEdit } from '../transcript/unsaved-edit.ts'
import { UnsavedWords } from '../transcript/unsaved-words.tsx'
import { LoadFailed } from './load-failed.tsx'
import { TextSkeleton } from './note-skeleton.tsx'

// Few texts have several speakers.
const SpeakerDialog = lazyPart(async () => (await import('../transcript/speaker-dialog.tsx')).SpeakerDialog)

// Not needed until the user edits a text.
const ResumedEditor = lazyPart(async () => (await import('../transcript/resumed-editor.tsx')).ResumedEditor)

interface NoteTextProps {
  note: VoiceNote
  /** Undefined until loaded. */
  transcript: Transcript | undefined
  /** Fetches the transcript again after a failure. */
  onRetry: (() => void) | null
  player: Player
  again: Again
  /** Suggested names for the speakers. */
  suggestions: readonly string[]
  afterSentence: ComponentProps<typeof TranscriptView>['afterSentence']
  showsComments: boolean
}

/** The transcript under its heading, or its placeholder. Renders nothing if no text can be expected. */
export const NoteText = memo(function NoteText(props: NoteTextProps) {
  const { note, transcript, onRetry, player, again, suggestions, afterSentence, showsComments } = props
  const { t } = useTranslation('note')
  const sentences = transcript?.sentences ?? []
  // Resumes an edit that was unsaved when the page was left.
  const [editing, setEditing] = useState(() => readUnsavedEdit(sessionStorage, note.id).length > 0)
  const [edited, setEdited] = useState(false)
  const [speaker, setSpeaker] = useState<Speaker | null>(null)
  const halted = note.status === 'waiting' || note.status === 'failed'
  const isOwn = note.access === 'owner'
  const editable = mayEdit(note) && (halted || note.status === 'ready') && sentences.length > 0
  if (halted && sentences.length === 0) return null

  // Somebody has taken away the right to edit while the user was typing.
  const isRevoked = editing && !mayEdit(note)

  function close() {
    setEditing(false)
    setEdited(true)
  }

  return (
    <section aria-labelledby="transcript-title">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1 pointer-coarse:min-h-11">
        <h2 id="transcript-title" tabIndex={-1} className="panel-title grow">
          {t('transcript')}
        </h2>
        <div className="-mx-3 flex flex-wrap">
          {showsComments && <CommentsLink noteId={note.id} />}
          {isOwn && again.tellsSpeakers && note.status === 'ready' && sentences.length > 0 && !editing && (
            <TellSpeakers noteId={note.id} speakers={transcript?.speakers} />
          )}
          {editable && !editing && (
            <Button
              // The text replaces the fields that had the focus.
              autoFocus={edited}
              data-command="edit"
              variant="quiet"
              size="small"
              icon={<PenLine aria-hidden="true" className="size-4" />}
              onClick={() => setEditing(true)}
            >
              {t('edit.text')}
            </Button>
          )}
        </div>
      </div>
      {mayEdit(note) && isShared(note) && <EditingNow noteId={note.id} editing={editable && editing} />}
      <SpeakersState speakers={transcript?.speakers} />
      {transcript && note.status === 'ready' && mayEdit(note) && !editing && (
        <UnexpectedPassages
          note={note}
          transcript={transcript}
          languages={again.passageLanguages}
          onPlay={note.audioReady ? (seconds) => void player.playFrom(seconds) : null}
        />
      )}
      {isRevoked && <RevokedEdit noteId={note.id} onDiscard={() => setEditing(false)} />}
      {transcript && editable && editing ? (
        <Suspense fallback={<TextSkeleton />}>
          <ResumedEditor
            key={note.id}
            transcript={transcript}
            player={player}
            playable={note.audioReady}
            onClose={close}
          />
        </Suspense>
      ) : transcript && sentences.length > 0 ? (
        <TranscriptView
          sentences={transcript.sentences}
          language={transcript.language ?? undefined}
          player={player}
          playable={note.audioReady}
          speakers={transcript.speakers?.list}
          onSpeaker={mayEdit(note) ? setSpeaker : undefined}
          afterSentence={afterSentence}
        />
      ) : onRetry ? (
        <LoadFailed onRetry={onRetry} />
      ) : (
        <NoTextYet note={note} fetched={transcript !== undefined} />
      )}
      {speaker && transcript && (
        <Suspense>
          <SpeakerDialog
            key={speaker.number}
            note={note}
            speaker={speaker}
            speakers={transcript.speakers?.list ?? []}
            suggestions={suggestions}
            onListen={note.audioReady ? () => void player.playFrom(startOf(speaker, sentences)) : null}
            onClose={() => setSpeaker(null)}
          />
        </Suspense>
      )}
      {isOwn && transcript && <TermOffers key={note.id} transcript={transcript} />}
      {transcript && !editing && <TextDoubts sentences={transcript.sentences} />}
      {note.status === 'ready' &&
        transcript &&
        !editing &&
        (isOwn ? (
          <TextOrigin note={note} transcript={transcript} {...again} />
        ) : (
          <div className="mt-6 -ml-3">
            <EarlierVersions note={note} transcript={transcript} />
          </div>
        ))}
    </section>
  )
})

function RevokedEdit({ noteId, onDiscard }: { noteId: string; onDiscard: () => void }) {
  const [words] = useState(() => readUnsavedWords(sessionStorage, noteId))
  function discard() {
    saveUnsavedEdit(sessionStorage, noteId, [])
    onDiscard()
  }
  return <UnsavedWords words={words} reason="readOnly" onDiscard={discard} />
}

/** Returns the second at which a speaker first speaks. */
function startOf({ number }: Speaker, sentences: readonly Sentence[]): number {
  return sentences.find((sentence) => sentence.speaker === number)?.start ?? 0
}

function NoTextYet({ note, fetched }: { note: VoiceNote; fetched: boolean }) {
  const { t } = useTranslation('note')
  if (note.speechFound === false) return <NoText title={t('noSpeechTitle')} text={t('noSpeechText')} />
  // Whoever edits a text may delete all of it.
  if (fetched && note.status === 'ready') return <NoText title={t('emptiedTitle')} text={t('emptiedText')} />
  return (
    <>
      {fetched && note.status !== 'ready' && <p className="mb-4 text-ink-faint text-sm">{t('textSoFar')}</p>}
      <TextSkeleton />
    </>
  )
}

function NoText({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-surface border border-hairline p-6">
      <p className="panel-title">{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  )
}
