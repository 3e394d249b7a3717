import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import { MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { useUpdateNote } from '../api/edit-note.ts'

interface NoteTitleProps {
  noteId: string
  title: string
}

/** The name of a note, and the way to give it another. */
export function NoteTitle({ noteId, title }: NoteTitleProps) {
  const { t } = useTranslation('note')
  const [editing, setEditing] = useState(false)
  if (editing) return <TitleForm noteId={noteId} title={title} onClose={() => setEditing(false)} />
  return (
    <div className="mt-3 flex items-start gap-1">
      <ScreenTitle className="max-w-3xl wrap-anywhere">{title || t('untitled')}</ScreenTitle>
      <IconButton
        label={t('edit.title')}
        icon={<Pencil aria-hidden="true" className="size-4" />}
        onClick={() => setEditing(true)}
      />
    </div>
  )
}

function TitleForm({ noteId, title, onClose }: NoteTitleProps & { onClose: () => void }) {
  const { t } = useTranslation('note')
  const [draft, setDraft] = useState(title)
  const renaming = useUpdateNote(noteId)
  const name = draft.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name === title) onClose()
    else if (name) renaming.mutate({ title: name }, { onSuccess: onClose })
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-center gap-2">
      <input
        // Whoever asked to rename wants to type.
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
        autoFocus
        type="text"
        aria-label={t('edit.titleLabel')}
        value={draft}
        maxLength={MAX_TITLE_LENGTH}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={leave}
        className="h-12 min-w-0 grow basis-72 rounded-control border border-outline bg-surface px-3 font-serif text-xl focus-visible:outline-offset-0"
      />
      <div className="flex gap-2">
        <Button type="submit" busy={renaming.isPending} disabled={name === ''}>
          {t('edit.save')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
