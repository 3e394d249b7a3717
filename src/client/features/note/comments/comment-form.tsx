import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { isKeyOf } from '#client/lib/browser/shortcuts.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextArea } from '#client/ui/forms/text-area.tsx'
import type { Participant } from '#shared/contract/comments.ts'
import { COMMENT_LIMITS } from '#shared/limits.ts'
import type { Mention } from '#shared/mentions.ts'
import { useHeldDraft } from '../unsaved-drafts.ts'
import { participantsQuery } from './comments-api.ts'
import { MentionList } from './mention-list.tsx'
import { findOpenMention, matchPeople, type OpenMention, readStored, toStored } from './mention-text.ts'

interface CommentFormProps<T> {
  noteId: string
  label: string
  submitLabel: string
  /** The stored text of the comment that is being edited. */
  stored?: string
  autoFocus?: boolean
  /** Sends the text in its stored form. Rejects with the server's error. */
  onSend: (stored: string) => Promise<T>
  /** Handles the answer. Not called if the user has gone on writing, because callers remove the form here. */
  onSent?: (answer: T) => void
  onCancel?: (() => void) | undefined
}

/** The field for a comment, with a list of people once an `@` is typed. */
export function CommentForm<T>({ noteId, label, submitLabel, stored = '', autoFocus, ...rest }: CommentFormProps<T>) {
  const { onSend, onSent, onCancel } = rest
  const { t } = useTranslation('comments')
  const listId = useId()
  const [initial] = useState(() => readStored(stored))
  const form = useContractForm({ defaultValues: { text: initial.text } })
  const { field, fieldState } = useController({ control: form.control, name: 'text' })
  const isChanged = field.value.trim() !== '' && field.value !== initial.text
  useHeldDraft(noteId, stored === '' ? 'comment' : 'editedComment', isChanged ? field.value : null)
  const area = useRef<HTMLTextAreaElement | null>(null)
  const chosen = useRef<readonly Mention[]>(initial.mentions)
  const [open, setOpen] = useState<OpenMention | null>(null)
  const [active, setActive] = useState(0)
  const people = useQuery({ ...participantsQuery(noteId), enabled: open !== null })
  const matches = open ? matchPeople(people.data ?? [], open.query) : []
  const isOpen = matches.length > 0

  function choose(person: Participant) {
    if (!open) return
    chosen.current = [...chosen.current.filter(({ name }) => name !== person.name), person]
    const before = `${field.value.slice(0, open.start)}@${person.name} `
    const after = field.value.slice(open.start + 1 + open.query.length)
    // Rendered at once: moving the caret later would put it between letters that the user has typed meanwhile.
    flushSync(() => {
      form.setValue('text', before + after, { shouldDirty: true })
      setOpen(null)
    })
    area.current?.setSelectionRange(before.length, before.length)
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isKeyOf('send', event)) {
      event.preventDefault()
      return area.current?.form?.requestSubmit()
    }
    const person = matches[active]
    if (!isOpen || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive((active + 1) % matches.length)
    else if (event.key === 'ArrowUp') setActive((active + matches.length - 1) % matches.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person)
    else if (event.key === 'Escape') setOpen(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  async function send({ text }: { text: string }) {
    if (text.trim() === '' || text.trim().length > COMMENT_LIMITS.length) return
    let answer: T
    try {
      answer = await onSend(toStored({ text, mentions: chosen.current }))
    } catch (error) {
      return form.showRefusal(error)
    }
    // On a slow network the user may by then have gone on writing, here or in the form that replaced this one, which
    // must stay.
    if (form.getValues('text') !== text || !area.current) return
    chosen.current = []
    form.reset({ text: '' })
    onSent?.(answer)
  }

  return (
    <form noValidate onSubmit={form.submit(send)} className="flex flex-col gap-2">
      <div>
        <TextArea
          {...field}
          ref={(element) => {
            field.ref(element)
            area.current = element
          }}
          label={label}
          autoFocus={autoFocus}
          longest={COMMENT_LIMITS.length}
          error={fieldState.error?.message}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            field.onChange(event)
            setOpen(findOpenMention(event.target.value, event.target.selectionStart))
            setActive(0)
          }}
          onKeyDown={press}
          onBlur={() => {
            field.onBlur()
            setOpen(null)
          }}
        />
        {isOpen && <MentionList id={listId} people={matches} active={active} onChoose={choose} />}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="grow text-ink-faint text-sm">{t('mentionHint')}</p>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="small" busy={form.formState.isSubmitting} disabled={field.value.trim() === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
