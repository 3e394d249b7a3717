import Mic from 'lucide-react/icons/mic'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { readMicrophoneChoice, shortenLabel } from '../capture/microphone-choice.ts'

// Not needed until the user wants to change the microphone.
const MicrophoneDialog = lazyPart(async () => {
  const [{ MicrophoneDialog: Dialog }] = await Promise.all([import('./microphone-dialog.tsx'), loadSharingTexts()])
  return Dialog
})

/** Shows which microphone is chosen, and opens the choice. */
export function MicrophoneButton({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('recorder')
  const [open, setOpen] = useState(false)
  const { device } = readMicrophoneChoice(localStorage)
  const name = device && shortenLabel(device.label)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        disabled={disabled}
        aria-label={name ? t('chosenMicrophone', { device: name }) : undefined}
        icon={<Mic aria-hidden="true" className="size-4 shrink-0" />}
        onClick={() => setOpen(true)}
      >
        <span className="max-w-40 truncate">{name ?? t('chooseMicrophone')}</span>
      </Button>
      <Suspense>{open && <MicrophoneDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
