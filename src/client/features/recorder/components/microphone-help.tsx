import MicOff from 'lucide-react/icons/mic-off'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import type { MicrophoneProblem } from '../microphone-problem.ts'

interface MicrophoneHelpProps {
  problem: MicrophoneProblem
  onDismiss: () => void
}

/** Says why the microphone can't be recorded, and how to fix it. */
export function MicrophoneHelp({ problem, onDismiss }: MicrophoneHelpProps) {
  const { t } = useTranslation(['recorder', 'common'])
  return (
    <div
      role="alert"
      className="mb-8 flex w-full max-w-md animate-rise items-start gap-3 rounded-surface border border-red/40 bg-red-soft p-4"
    >
      <MicOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-red" />
      <div className="grow">
        <p className="font-medium">{t(`microphone.${problem}.title`)}</p>
        <p className="mt-0.5 text-sm">{t(`microphone.${problem}.text`)}</p>
      </div>
      <IconButton
        label={t('common:close')}
        className="-m-2"
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onDismiss}
      />
    </div>
  )
}
