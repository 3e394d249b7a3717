import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedWork } from '#client/lib/browser/unsaved-work.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { FieldError } from '#client/ui/forms/field-error.tsx'
import { useLengthCheck } from '#client/ui/forms/use-length-check.ts'
import { TAG_LIMITS } from '#shared/limits.ts'
import { isSameTag } from '#shared/tags.ts'
import { useUpdateNote } from '../api/edit-note.ts'
import { useHeldDraft } from '../unsaved-drafts.ts'

interface TagEditorProps {
  noteId: string
  tags: readonly string[]
}

/** A note's tags, with the means to add and remove them. */
export function TagEditor({ noteId, tags }: TagEditorProps) {
  const { t } = useTranslation('note')
  const [adding, setAdding] = useState(false)
  const [hasAdded, setHasAdded] = useState(false)
  const [draft, setDraft] = useState('')
  useUnsavedWork(draft !== '')
  useHeldDraft(noteId, 'tag', adding && draft.trim() ? draft : null)
  const keeping = useUpdateNote(noteId)
  const errorId = useId()
  const tooLong = useLengthCheck()(draft, TAG_LIMITS.length)

  function add(event: FormEvent) {
    event.preventDefault()
    const tag = draft.trim()
    if (!tag || tooLong || keeping.isPending) return
    keeping.mutate(
      { tags: [...tags.filter((other) => !isSameTag(other, tag)), tag] },
      {
        onSuccess: () => {
          setDraft('')
          close()
        },
      },
    )
  }

  function close() {
    setAdding(false)
    setHasAdded(true)
  }

  return (
    <section aria-labelledby="tags-title">
      <h3 id="tags-title" className="font-semibold text-ink-soft text-sm">
        {t('tags')}
      </h3>
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex max-w-full items-center rounded-full border border-hairline pl-3.5 text-sm"
          >
            <span className="truncate">{tag}</span>
            <IconButton
              label={t('edit.removeTag', { tag })}
              disabled={keeping.isPending}
              icon={<X aria-hidden="true" className="size-3.5" />}
              onClick={() => keeping.mutate({ tags: tags.filter((other) => other !== tag) })}
            />
          </li>
        ))}
        {!adding && tags.length < TAG_LIMITS.count && (
          <li>
            <Button
              // The button replaces the field that had the focus.
              autoFocus={hasAdded}
              variant="quiet"
              size="small"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setAdding(true)}
            >
              {t('edit.addTag')}
            </Button>
          </li>
        )}
      </ul>
      {adding && (
        <form onSubmit={add} className="mt-3 flex flex-wrap items-start gap-2">
          <div className="min-w-0 grow basis-40">
            <input
              // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
              autoFocus
              type="text"
              dir="auto"
              aria-label={t('edit.addTag')}
              aria-invalid={tooLong ? true : undefined}
              aria-describedby={tooLong && errorId}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') close()
              }}
              className="h-10 w-full rounded-control border border-outline bg-surface px-3 text-base focus-visible:outline-offset-0 aria-invalid:border-red pointer-coarse:h-11"
            />
            <FieldError id={errorId} message={tooLong} />
          </div>
          <Button
            type="submit"
            variant="outline"
            busy={keeping.isPending}
            disabled={draft.trim() === '' || tooLong !== undefined}
          >
            {t('edit.add')}
          </Button>
        </form>
      )}
    </section>
  )
}
