import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Speakers } from '#shared/contract/notes.ts'
import { useTellSpeakers } from '../api/speakers.ts'

/** The choice of any number of speakers, and the largest number that the user can choose. */
const FOUND = '0'
const MOST_OFFERED = 12

/** The button that starts telling the speakers of a note apart, the first time or again with another number. */
export function TellSpeakers({ noteId, speakers }: { noteId: string; speakers: Speakers | undefined }) {
  const { t } = useTranslation('speakers')
  const { t: tCommon } = useTranslation()
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(FOUND)
  const telling = useTellSpeakers(noteId)
  if (speakers?.status === 'waiting') return null
  const options = Array.from({ length: MOST_OFFERED }, (_, at) => String(at + 1))

  function start() {
    telling.mutate(count === FOUND ? null : Number(count), { onSuccess: () => setOpen(false) })
  }

  return (
    <>
      <Button
        data-command="speakers"
        variant="quiet"
        size="small"
        icon={<Users aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t(speakers?.status === 'found' ? 'again' : 'tell')}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t('tell')}
          description={t(speakers?.status === 'found' ? 'againText' : 'tellText')}
        >
          <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
            {t('count')}
          </p>
          <Select
            label={t('count')}
            value={count}
            onValueChange={setCount}
            className="h-11 w-full"
            options={[{ value: FOUND, label: t('found') }, ...options.map((value) => ({ value, label: value }))]}
          />
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button variant="outline" onClick={() => setOpen(false)}>
              {tCommon('cancel')}
            </Button>
            <Button busy={telling.isPending} onClick={start}>
              {t('tell')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Says that the speakers are being told apart, or that this failed. Renders nothing otherwise. */
export function SpeakersState({ speakers }: { speakers: Speakers | undefined }) {
  const { t } = useTranslation('speakers')
  if (speakers?.status !== 'waiting' && speakers?.status !== 'failed') return null
  return (
    <p role="status" className="mb-4 flex items-center gap-2 text-ink-soft text-sm">
      {speakers.status === 'waiting' && <Spinner className="size-4" />}
      {speakers.status === 'waiting' ? t('waiting') : t(`failure.${speakers.failure ?? 'failed'}`)}
    </p>
  )
}
