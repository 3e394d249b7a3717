import Captions from 'lucide-react/icons/captions'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import type { RecognitionBackend } from '../captions/browser-recognition.ts'
import type { CaptionChoice } from '../hooks/use-caption-choice.ts'

// Not needed until the user turns captions on.
const CaptionDialog = lazyPart(async () => {
  const [{ CaptionDialog: Dialog }] = await Promise.all([import('./caption-dialog.tsx'), loadSharingTexts()])
  return Dialog
})

/** Turns live captions on, after saying who receives the voice, or off at once. */
export function CaptionSwitch({ choice, backend }: { choice: CaptionChoice; backend: RecognitionBackend }) {
  const { t } = useTranslation('recorder')
  const [dialogOpen, setDialogOpen] = useState(false)
  const icon = <Captions aria-hidden="true" className="size-4" />
  if (choice.allowed) {
    return (
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-faint text-sm">
        {icon}
        <span className="ml-1">{choice.allowed === 'device' ? t('captions.onDevice') : t('captions.on')}</span>
        <Button variant="quiet" size="small" onClick={choice.withdraw}>
          {t('captions.turnOff')}
        </Button>
      </p>
    )
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={icon} onClick={() => setDialogOpen(true)}>
        {t('captions.off')}
      </Button>
      <Suspense>
        {dialogOpen && (
          <CaptionDialog
            backend={backend}
            onClose={() => setDialogOpen(false)}
            onAgree={() => {
              setDialogOpen(false)
              choice.agree()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
