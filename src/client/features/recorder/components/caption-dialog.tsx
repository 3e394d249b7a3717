import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { RecognitionBackend } from '../captions/browser-recognition.ts'

interface CaptionDialogProps {
  backend: RecognitionBackend
  onAgree: () => void
  onClose: () => void
}

/** Says who may receive the voice, before it is sent to anybody. */
export function CaptionDialog({ backend, onAgree, onClose }: CaptionDialogProps) {
  const { t } = useTranslation('captions')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={backend === 'device' ? t('deviceText') : t('makerText')}
    >
      <p className="text-ink-soft">{t('keptText')}</p>
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          {t('decline')}
        </Button>
        <Button onClick={onAgree}>{t('agree')}</Button>
      </div>
    </Dialog>
  )
}
