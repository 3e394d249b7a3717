import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Speaker, VoiceNote } from '#shared/contract/notes.ts'
import { MAX_PERSON_NAME_LENGTH } from '#shared/limits.ts'
import { useChangeSpeaker } from '../api/speakers.ts'

/** A number that no speaker has. */
const NOBODY = '0'

interface SpeakerDialogProps {
  note: Pick<VoiceNote, 'id' | 'owner'>
  speaker: Speaker
  /** All speakers of the note. */
  speakers: readonly Speaker[]
  /** Suggested names for the speaker: the people of the note's events. */
  suggestions: readonly string[]
  /** Plays the speaker's first words; null until the audio is ready. */
  onListen: (() => void) | null
  onClose: () => void
}

/** Names a speaker, or says that they are the same person as another one. */
export function SpeakerDialog({ note, speaker, speakers, suggestions, onListen, onClose }: SpeakerDialogProps) {
  const { t } = useTranslation(['speakers', 'player'])
  const { t: tCommon } = useTranslation()
  const changing = useChangeSpeaker(note.id)
  const listId = useId()
  const [name, setName] = useState(speaker.isOwner ? '' : (speaker.name ?? ''))
  const [isOwner, setIsOwner] = useState(speaker.isOwner)
  const [same, setSame] = useState(NOBODY)
  const nameOf = (one: Speaker) => one.name ?? t('player:speaker', { number: one.number })
  const others = speakers.filter(({ number }) => number !== speaker.number)
  const isMerging = same !== NOBODY
  const isTooLong = name.trim().length > MAX_PERSON_NAME_LENGTH

  function save(event: FormEvent) {
    event.preventDefault()
    if (changing.isPending || isTooLong) return
    const into = isMerging ? Number(same) : null
    const written = isOwner || name.trim() === '' ? null : name.trim()
    changing.mutate({ number: speaker.number, name: written, isOwner, into }, { onSuccess: onClose })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={nameOf(speaker)} description={t('lead')}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        {onListen && (
          <Button variant="outline" size="small" className="self-start" onClick={onListen}>
            {t('listen')}
          </Button>
        )}
        <TextField
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          longest={MAX_PERSON_NAME_LENGTH}
          disabled={isOwner || isMerging}
          autoComplete="off"
          list={listId}
        />
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
        <Checkbox
          label={note.owner ? t('isOwner', { name: note.owner.name || note.owner.email }) : t('isMe')}
          checked={isOwner}
          onCheckedChange={setIsOwner}
          disabled={isMerging}
        />
        {others.length > 0 && (
          <div>
            <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
              {t('same')}
            </p>
            <Select
              label={t('same')}
              value={same}
              onValueChange={setSame}
              className="h-11 w-full"
              options={[
                { value: NOBODY, label: t('nobody') },
                ...others.map((one) => ({ value: String(one.number), label: nameOf(one) })),
              ]}
            />
          </div>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" busy={changing.isPending}>
            {t(isMerging ? 'merge' : 'save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
