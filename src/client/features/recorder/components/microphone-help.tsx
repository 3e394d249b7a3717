import MicOff from 'lucide-react/icons/mic-off'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useSharingTexts } from '#client/i18n/use-sharing-texts.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import type { MicrophoneProblem } from '../capture/microphone-problem.ts'

interface MicrophoneHelpProps {
  problem: MicrophoneProblem
  /** If it is missing, the help can't be dismissed. */
  onDismiss?: () => void
}

/** Says why the microphone can't be recorded, and how to fix it. */
export function MicrophoneHelp({ problem, onDismiss }: MicrophoneHelpProps) {
  const { t } = useTranslation(['recorder', 'microphone', 'common'])
  // Without a network, only the title is shown.
  const hasHelp = useSharingTexts()
  return (
    <div
      role="alert"
      className="flex w-full max-w-md animate-rise items-start gap-3 rounded-surface border border-red/40 bg-red-soft p-4"
    >
      <MicOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-red" />
      <div className="grow">
        <p className="font-medium">{t(`recorder:microphone.${problem}`)}</p>
        {hasHelp && <p className="mt-0.5 text-sm">{t(`microphone:help.${problem}`)}</p>}
      </div>
      {onDismiss && (
        <IconButton
          label={t('common:close')}
          className="-m-2"
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
