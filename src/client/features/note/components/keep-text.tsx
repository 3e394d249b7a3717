import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { useCancelTranscription } from '../api/cancel-transcription.ts'

/** The button that gives up a new transcription, so that the note keeps the text it has. */
export function KeepText({ noteId }: { noteId: string }) {
  const { t } = useTranslation('note')
  const cancelling = useCancelTranscription(noteId)
  return (
    <Button variant="quiet" size="small" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
      {t('again.keep')}
    </Button>
  )
}
