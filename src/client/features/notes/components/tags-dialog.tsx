import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteTagsQuery } from '#client/api/notes/note-queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { useLengthCheck } from '#client/ui/forms/use-length-check.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { TAG_LIMITS } from '#shared/limits.ts'
import { useChangeTags } from '../api/several-notes.ts'

interface TagsDialogProps {
  notes: readonly VoiceNote[]
  onClose: () => void
  /** Called once a tag has been added or removed. */
  onDone: () => void
}

/** Adds a tag to several notes, or removes one that some of them have. */
export function TagsDialog({ notes, onClose, onDone }: TagsDialogProps) {
  const { t } = useTranslation('severalNotes')
  const known = useId()
  const present = useId()
  const [draft, setDraft] = useState('')
  const { data: ownTags = [] } = useQuery(noteTagsQuery)
  const { change, isPending } = useChangeTags()
  const tag = draft.trim()
  const isTooLong = useLengthCheck()(draft, TAG_LIMITS.length) !== undefined

  async function act(input: { tag: string; act: 'add' | 'remove' }) {
    // The cache reports a failure, and the dialog stays open.
    const isDone = await change({ notes, ...input }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    onClose()
    onDone()
  }

  function add(event: FormEvent) {
    event.preventDefault()
    if (tag !== '' && !isTooLong && !isPending) void act({ tag, act: 'add' })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('tags.title', { count: notes.length })}
    >
      <form onSubmit={add} className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('tags.add')}
          value={draft}
          longest={TAG_LIMITS.length}
          list={known}
          autoComplete="off"
          className="min-w-0 grow basis-40"
          onChange={(event) => setDraft(event.target.value)}
        />
        <datalist id={known}>
          {ownTags.map(({ tag: name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" size="large" busy={isPending} disabled={tag === '' || isTooLong}>
          {t('tags.confirm')}
        </Button>
      </form>
      <TagsOfNotes
        notes={notes}
        labelId={present}
        disabled={isPending}
        onRemove={(name) => void act({ tag: name, act: 'remove' })}
      />
    </Dialog>
  )
}

interface TagsOfNotesProps {
  notes: readonly VoiceNote[]
  labelId: string
  disabled: boolean
  onRemove: (tag: string) => void
}

/** The tags of the notes, most frequent first. Renders nothing if there are none. */
function TagsOfNotes({ notes, labelId, disabled, onRemove }: TagsOfNotesProps) {
  const { t } = useTranslation('severalNotes')
  const counts = new Map<string, number>()
  for (const tag of notes.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  if (counts.size === 0) return null
  return (
    <section aria-labelledby={labelId} className="mt-6">
      <h3 id={labelId} className="font-medium text-sm">
        {t('tags.present')}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...counts]
          .sort(([, a], [, b]) => b - a)
          .map(([tag, count]) => (
            <li key={tag} className="max-w-full">
              <Button
                variant="outline"
                size="small"
                disabled={disabled}
                aria-label={t('tags.remove', { tag, count })}
                className="max-w-full rounded-full"
                onClick={() => onRemove(tag)}
              >
                <span className="truncate">{tag}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0" />
              </Button>
            </li>
          ))}
      </ul>
    </section>
  )
}
