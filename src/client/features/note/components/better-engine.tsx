import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'

interface BetterEngineProps {
  busy: boolean
  onTranscribe: () => void
}

/** Offers a new transcription of a draft-quality text as soon as a better engine is ready. */
export function BetterEngine({ busy, onTranscribe }: BetterEngineProps) {
  const { t } = useTranslation('note')
  return (
    <div
      role="status"
      className="flex flex-wrap items-start gap-x-3 gap-y-4 rounded-surface border border-accent/50 bg-surface p-4"
    >
      <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-accent" />
      <div className="min-w-[min(13rem,100%)] grow basis-0">
        <p className="font-medium">{t('again.betterTitle')}</p>
        <p className="mt-0.5 text-ink-soft text-sm">{t('again.betterText')}</p>
      </div>
      <Button size="small" busy={busy} onClick={onTranscribe}>
        {t('again.label')}
      </Button>
    </div>
  )
}
