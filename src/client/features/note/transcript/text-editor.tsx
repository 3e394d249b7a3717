import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveWarning } from '#client/lib/browser/leave-warning.ts'
import type { Player } from '#client/player/create-player.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { Sentence, Speaker, Transcript } from '#shared/contract/notes.ts'
import { useEditTranscript } from '../api/edit-note.ts'
import { TextSkeleton } from '../components/note-skeleton.tsx'
import type { SaveResult } from './save-edits.ts'
import { SentenceField } from './sentence-field.tsx'
import { SentenceSpeaker } from './sentence-speaker.tsx'
import { placeUnsavedEdit, readUnsavedEdit, saveUnsavedEdit, type UnsavedEdit } from './unsaved-edit.ts'

// Needed only if somebody else has saved the same sentences meanwhile.
const EditConflicts = lazyPart(async () => (await import('./edit-conflicts.tsx')).EditConflicts)

interface TextEditorProps {
  /** The text to edit. Later values are ignored. */
  base: Transcript
  newestVersion: number
  player: Player
  playable: boolean
  onClose: () => void
}

/**
 * Edits the text as a column of sentences, each beside its time. Input is stored on the device until it is saved. A
 * newer version that arrives meanwhile is merged when the user saves, so that nothing moves while the user is writing.
 */
export function TextEditor({ base, newestVersion, player, playable, onClose }: TextEditorProps) {
  const { t } = useTranslation(['note', 'share'])
  const [transcript] = useState(base)
  const { noteId, sentences, version } = transcript
  const [speakers, setSpeakers] = useState<readonly Speaker[]>(transcript.speakers?.list ?? [])
  const [{ placed, lost }] = useState(() => placeUnsavedEdit(readUnsavedEdit(sessionStorage, noteId), sentences))
  const draft = useRef(new Map(placed))
  const [changes, setChanges] = useState(placed.size)
  const [discarding, setDiscarding] = useState(false)
  const [unresolved, setUnresolved] = useState<Extract<SaveResult, { saved: null }> | null>(null)
  const editing = useEditTranscript(noteId, (result) => {
    if (result.saved === null) return setUnresolved(result)
    showToast({
      title: t('edit.saved'),
      description: result.mergedWith ? t('share:merge.merged') : undefined,
      variant: 'success',
    })
    close()
  })
  // The wordings that the user's decisions replace, by the index of their sentence.
  const seen = useRef(new Map<number, string>())
  useLeaveWarning(changes > 0)

  function write(sentence: Sentence, text: string) {
    const edit: UnsavedEdit = { index: sentence.index, from: sentence.text, text, version }
    if (text.trim() === sentence.text) draft.current.delete(sentence.index)
    else draft.current.set(sentence.index, edit)
    setChanges(draft.current.size)
    saveUnsavedEdit(sessionStorage, noteId, [...draft.current.values()])
  }

  const chooseSpeaker = (sentence: Sentence, time: string) => (
    <SentenceSpeaker
      noteId={noteId}
      version={version}
      sentence={sentence}
      speakers={speakers}
      onSpeakers={setSpeakers}
      time={time}
    />
  )

  function close() {
    saveUnsavedEdit(sessionStorage, noteId, [])
    onClose()
  }

  function save() {
    const texts = new Map([...draft.current.values()].map(({ index, text }) => [index, text]))
    if (texts.size === 0) return close()
    editing.mutate({ base: transcript, texts, ...(unresolved && { newest: unresolved.newest }), seen: seen.current })
  }

  function resolve(chosen: ReadonlyMap<number, string>) {
    for (const { index, theirs } of unresolved?.conflicts ?? []) {
      seen.current.set(index, theirs?.text ?? '')
      const from = sentences.find((sentence) => sentence.index === index)?.text ?? ''
      draft.current.set(index, { index, from, text: chosen.get(index) ?? '', version })
    }
    saveUnsavedEdit(sessionStorage, noteId, [...draft.current.values()])
    save()
  }

  if (unresolved) {
    return (
      <Suspense fallback={<TextSkeleton />}>
        <EditConflicts
          key={unresolved.newest.transcript.version}
          {...unresolved}
          since={version}
          language={transcript.language ?? undefined}
          onPlay={playable ? (start) => void player.playFrom(start) : null}
          busy={editing.isPending}
          onResolve={resolve}
          onBack={() => setUnresolved(null)}
        />
      </Suspense>
    )
  }

  return (
    <div>
      <div className="sticky top-15 z-10 -mx-2 mb-4 flex flex-wrap items-center gap-2 border-hairline border-b bg-paper/95 px-2 py-2">
        <p className="grow text-ink-soft text-sm max-sm:basis-full" role="status">
          {changes > 0 ? t('edit.changes', { count: changes }) : t('edit.noChanges')}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="max-sm:ml-auto"
          onClick={() => (changes > 0 ? setDiscarding(true) : close())}
        >
          {t('edit.cancel')}
        </Button>
        <Button size="small" busy={editing.isPending} onClick={save}>
          {t('edit.save')}
        </Button>
      </div>
      <p className="mb-4 text-ink-faint text-sm">{t('edit.hint')}</p>
      {newestVersion > transcript.version && <p className="mb-4 text-sm">{t('share:merge.changedMeanwhile')}</p>}
      {lost.length > 0 && <LostWords words={lost} />}
      <ol lang={transcript.language ?? undefined} className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <SentenceField
            key={sentence.index}
            sentence={sentence}
            text={draft.current.get(sentence.index)?.text ?? sentence.text}
            readOnly={editing.isPending}
            onWrite={write}
            onPlay={playable ? () => void player.playFrom(sentence.start) : null}
            speakerChoice={speakers.length > 0 ? chooseSpeaker : null}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('edit.discardTitle')}
        description={t('edit.discardText')}
        confirmLabel={t('edit.discard')}
        cancelLabel={t('edit.goOn')}
        destructive
        onConfirm={close}
      />
    </div>
  )
}

function LostWords({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('note')
  return (
    <div className="mb-5 rounded-surface border border-amber-line p-4">
      <p className="font-medium">{t('edit.lostTitle')}</p>
      <ul className="mt-2 flex flex-col gap-1 font-serif">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
