import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { TextArea } from '#client/ui/forms/text-area.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { explainForm } from '#client/zones/zone-texts.ts'
import { differsHere } from '#client/zones/zoned-time.tsx'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { nameCity } from '#shared/time-zones/name-city.ts'
import { useUpdateEvent } from './event-mutations.ts'
import { type EventValues, endsTooSoon, fillForm, moveEnd, readChange } from './event-values.ts'

interface EventDialogProps {
  event: NoteEvent
  /** The zone of the event's note. */
  timezone: string
  /** What was said, for somebody who is asked about it. */
  said?: ReactNode
  /** Called when it is saved without changes. */
  onUnchanged?: () => void
  onClose: () => void
}

/** Corrects an event: its title, time, place and people. */
export function EventDialog({ event, timezone, said, onUnchanged, onClose }: EventDialogProps) {
  const { t } = useTranslation('events')
  const { t: tCommon } = useTranslation()
  const language = useLanguage()
  const { control, watch, setValues, submit, showRefusal } = useContractForm({ defaultValues: fillForm(event) })
  const values = watch()
  const updating = useUpdateEvent()
  const tooSoon = endsTooSoon(values)
  // The browser's input fields for times only know this device's zone.
  const isElsewhere = differsHere(timezone, event.dateTime ?? new Date().toISOString(), event.end)
  const text = (key: 'title' | 'place' | 'people' | 'day' | 'begin' | 'end') => ({
    as: TextField,
    control,
    name: key,
    label: t(`form.${key}`),
  })

  // While a beginning is typed it is empty at times; the one before that counts.
  const begin = useRef(values.begin)
  useEffect(() => {
    if (values.begin === '' || values.begin === begin.current) return
    const end = moveEnd(values.end, { from: begin.current, to: values.begin })
    begin.current = values.begin
    if (end !== values.end) setValues({ end })
  }, [values.begin, values.end, setValues])

  function save(filled: EventValues) {
    if (updating.isPending || endsTooSoon(filled)) return
    const change = readChange(event, filled)
    if (Object.keys(change).length === 0) {
      onUnchanged?.()
      return onClose()
    }
    const fieldOf = { time: filled.allDay ? 'day' : 'begin' } as const
    const onError = (error: Error) => showRefusal(error, { fieldOf })
    updating.mutate({ id: event.id, change }, { onSuccess: onClose, onError })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('form.editTitle')} description={said}>
      <form noValidate onSubmit={submit(save)} className="flex flex-col gap-4">
        <Field {...text('title')} longest={MAX_TITLE_LENGTH} autoComplete="off" />
        <div>
          <Checkbox label={t('allDay')} checked={values.allDay} onCheckedChange={(allDay) => setValues({ allDay })} />
          {values.allDay ? (
            <Field {...text('day')} type="date" />
          ) : (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                {...text('begin')}
                type="datetime-local"
                hint={isElsewhere ? explainForm(nameCity(timezone, language), language) : undefined}
              />
              <Field
                {...text('end')}
                type="datetime-local"
                min={values.begin || undefined}
                error={tooSoon ? t('form.endsTooSoon') : undefined}
              />
            </div>
          )}
        </div>
        <Field {...text('place')} note={tCommon('optional')} longest={MAX_TITLE_LENGTH} autoComplete="off" />
        <Field {...text('people')} note={tCommon('optional')} hint={t('form.peopleHint')} autoComplete="off" />
        <Field
          as={TextArea}
          control={control}
          name="description"
          label={t('form.description')}
          note={tCommon('optional')}
          longest={MAX_DESCRIPTION_LENGTH}
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
