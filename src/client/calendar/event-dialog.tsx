import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { TextArea } from '#client/ui/forms/text-area.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { useUpdateEvent } from './event-mutations.ts'
import { type EventValues, endsTooSoon, fillForm, readChange } from './event-values.ts'

interface EventDialogProps {
  event: NoteEvent
  onClose: () => void
}

/** Corrects an event: its title, time, place and people. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('events')
  const { t: tCommon } = useTranslation()
  const [values, setValues] = useState(() => fillForm(event))
  const updating = useUpdateEvent()
  const reasons = updating.error instanceof ApiError ? updating.error.fields : {}
  const tooSoon = endsTooSoon(values)
  const set = (change: Partial<EventValues>) => setValues((before) => ({ ...before, ...change }))
  const text = (key: 'title' | 'place' | 'people' | 'day' | 'begin' | 'end') => ({
    label: t(`form.${key}`),
    value: values[key],
    onChange: (typed: { target: { value: string } }) => set({ [key]: typed.target.value }),
  })

  function submit(submitted: FormEvent) {
    submitted.preventDefault()
    if (updating.isPending || tooSoon) return
    const change = readChange(event, values)
    if (Object.keys(change).length === 0) return onClose()
    updating.mutate({ id: event.id, change }, { onSuccess: onClose })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('form.editTitle')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField {...text('title')} longest={MAX_TITLE_LENGTH} autoComplete="off" error={reasons.title} />
        <div>
          <Checkbox label={t('allDay')} checked={values.allDay} onCheckedChange={(allDay) => set({ allDay })} />
          {values.allDay ? (
            <TextField {...text('day')} type="date" error={reasons.time} />
          ) : (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...text('begin')} type="datetime-local" error={reasons.time} />
              <TextField
                {...text('end')}
                type="datetime-local"
                min={values.begin || undefined}
                error={tooSoon ? t('form.endsTooSoon') : undefined}
              />
            </div>
          )}
        </div>
        <TextField
          {...text('place')}
          note={tCommon('optional')}
          longest={MAX_TITLE_LENGTH}
          autoComplete="off"
          error={reasons.place}
        />
        <TextField
          {...text('people')}
          note={tCommon('optional')}
          hint={t('form.peopleHint')}
          autoComplete="off"
          error={Object.entries(reasons).find(([path]) => path.startsWith('people'))?.[1]}
        />
        <TextArea
          label={t('form.description')}
          note={tCommon('optional')}
          value={values.description}
          longest={MAX_DESCRIPTION_LENGTH}
          error={reasons.description}
          onChange={(typed) => set({ description: typed.target.value })}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" busy={updating.isPending} disabled={values.title.trim() === ''}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
