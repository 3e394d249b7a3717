import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedWork } from '#client/lib/browser/unsaved-work.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { FieldError } from '#client/ui/forms/field-error.tsx'
import { useLengthCheck } from '#client/ui/forms/use-length-check.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { useUpdateNote } from '../api/edit-note.ts'
import { useHeldDraft } from '../unsaved-drafts.ts'

interface NoteTitleProps {
  noteId: string
  title: string
}

/** A note's title, and the field to edit it if the user may do that. */
export function NoteTitle({ noteId, title, editable }: NoteTitleProps & { editable: boolean }) {
  const { t } = useTranslation('note')
  const [editing, setEditing] = useState(false)
  const [edited, setEdited] = useState(false)
  if (editing) return <TitleForm noteId={noteId} title={title} onClose={close} />

  function close() {
    setEditing(false)
    setEdited(true)
  }

  return (
    <div className="mt-3 flex items-start gap-1">
      <ScreenTitle className="max-w-3xl wrap-anywhere">{title || t('untitled')}</ScreenTitle>
      {editable && (
        <IconButton
          // The title replaces the field that had the focus.
          autoFocus={edited}
          label={t('edit.title')}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => setEditing(true)}
        />
      )}
    </div>
  )
}

function TitleForm({ noteId, title, onClose }: NoteTitleProps & { onClose: () => void }) {
  const { t } = useTranslation('note')
  const [draft, setDraft] = useState(title)
  const isChanged = draft !== title
  useUnsavedWork(isChanged)
  useHeldDraft(noteId, 'title', isChanged ? draft : null)
  const renaming = useUpdateNote(noteId)
  const name = draft.trim()
  const errorId = useId()
  const tooLong = useLengthCheck()(name, MAX_TITLE_LENGTH)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name === title) onClose()
    else if (name && !tooLong && !renaming.isPending) renaming.mutate({ title: name }, { onSuccess: onClose })
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-start gap-2">
      <div className="min-w-0 grow basis-72">
        <input
          // Users who chose to rename want to type.
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
          autoFocus
          type="text"
          dir="auto"
          aria-label={t('edit.titleLabel')}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong && errorId}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={closeOnEscape}
          className="h-12 w-full rounded-control border border-outline bg-surface px-3 font-serif text-xl focus-visible:outline-offset-0 aria-invalid:border-red"
        />
        <FieldError id={errorId} message={tooLong} />
      </div>
      <div className="flex min-h-12 items-center gap-2">
        <Button type="submit" busy={renaming.isPending} disabled={name === '' || tooLong !== undefined}>
          {t('edit.save')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
