import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { useLeaveWarning } from '#client/lib/browser/use-leave-warning.ts'
import type { Player } from '#client/player/create-player.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FieldError } from '#client/ui/forms/field-error.tsx'
import { useLengthCheck } from '#client/ui/forms/use-length-check.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { Sentence, Transcript } from '#shared/contract/notes.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'
import { useEditTranscript } from '../api/edit-note.ts'
import { placeUnsavedEdit, readUnsavedEdit, saveUnsavedEdit, type UnsavedEdit } from '../unsaved-edit.ts'

interface TextEditorProps {
  transcript: Transcript
  player: Player
  playable: boolean
  onClose: () => void
}

/**
 * Edits the text as a column of sentences, each beside its time. Input is stored on the device until it is saved. Give
 * the component a new `key` for each version of the text.
 */
export function TextEditor({ transcript, player, playable, onClose }: TextEditorProps) {
  const { t } = useTranslation('note')
  const { noteId, sentences, version } = transcript
  const [{ placed, lost }] = useState(() => placeUnsavedEdit(readUnsavedEdit(sessionStorage, noteId), sentences))
  const draft = useRef(new Map(placed))
  const [changes, setChanges] = useState(placed.size)
  const [discarding, setDiscarding] = useState(false)
  const editing = useEditTranscript(noteId, () => {
    showToast({ title: t('edit.saved'), variant: 'success' })
    close()
  })
  useLeaveWarning(changes > 0)

  function write(sentence: Sentence, text: string) {
    const edit: UnsavedEdit = { index: sentence.index, from: sentence.text, text }
    if (text.trim() === sentence.text) draft.current.delete(sentence.index)
    else draft.current.set(sentence.index, edit)
    setChanges(draft.current.size)
    saveUnsavedEdit(sessionStorage, noteId, [...draft.current.values()])
  }

  function close() {
    saveUnsavedEdit(sessionStorage, noteId, [])
    onClose()
  }

  function save() {
    const edits = [...draft.current.values()].map(({ index, text }) => ({ index, text }))
    if (edits.length === 0) close()
    else editing.mutate({ version, edits })
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
      {lost.length > 0 && <LostWords words={lost} />}
      <ol lang={transcript.language ?? undefined} className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <SentenceField
            key={sentence.index}
            sentence={sentence}
            text={placed.get(sentence.index)?.text ?? sentence.text}
            onWrite={write}
            onPlay={playable ? () => void player.playFrom(sentence.start) : null}
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

interface SentenceFieldProps {
  sentence: Sentence
  text: string
  onWrite: (sentence: Sentence, text: string) => void
  /** Null until the audio is ready. */
  onPlay: (() => void) | null
}

/** Uncontrolled: a text of three hours has thousands of these fields, and only the one being typed in may re-render. */
function SentenceField({ sentence, text, onWrite, onPlay }: SentenceFieldProps) {
  const { t } = useTranslation('note')
  const time = useFormat().clock(sentence.start)
  const checkLength = useLengthCheck()
  const [tooLong, setTooLong] = useState(() => checkLength(text, MAX_SENTENCE_LENGTH))
  const errorId = useId()

  function write(written: string) {
    setTooLong(checkLength(written, MAX_SENTENCE_LENGTH))
    onWrite(sentence, written)
  }

  return (
    <li className="flex items-start gap-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <button
        type="button"
        disabled={!onPlay}
        onClick={() => onPlay?.()}
        aria-label={t('edit.playFrom', { time })}
        className="mt-1.5 min-h-8 w-14 shrink-0 rounded-control text-right text-ink-faint text-sm tabular-nums hover:bg-hover hover:text-accent disabled:pointer-events-none pointer-coarse:min-h-11"
      >
        {time}
      </button>
      <div className="min-w-0 grow">
        <textarea
          rows={1}
          dir="auto"
          aria-label={t('edit.sentence', { time })}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong && errorId}
          defaultValue={text}
          onInput={(event) => write(event.currentTarget.value)}
          className="field-sizing-content block min-h-11 w-full resize-y supports-[field-sizing:content]:resize-none rounded-control border border-transparent bg-transparent px-2.5 py-2 font-serif text-lg leading-7 hover:border-hairline focus:border-outline focus:bg-surface focus-visible:outline-offset-0 aria-invalid:border-red"
        />
        <FieldError id={errorId} message={tooLong} />
      </div>
    </li>
  )
}
