import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { Evidence } from '#shared/contract/analysis.ts'

interface EvidenceButtonProps {
  evidence: Pick<Evidence, 'quote' | 'start'>
  /** Null if there is no audio, because it is not ready yet or has been deleted. */
  onPlay: ((seconds: number) => void) | null
}

/** Shows the quoted words that an item rests on, and their time. Pressing the button plays them. */
export function EvidenceButton({ evidence, onPlay }: EvidenceButtonProps) {
  return (
    <div className="mt-1.5 flex items-start gap-2.5">
      <MomentButton evidence={evidence} onPlay={onPlay} />
      <q className="wrap-anywhere text-pretty font-serif text-[0.9375rem] text-ink-soft italic leading-6">
        {evidence.quote}
      </q>
    </div>
  )
}

/** Shows only the time, for an item that consists of its quoted words. Without audio, there is no button. */
export function MomentButton({ evidence, onPlay }: EvidenceButtonProps) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const time = format.clock(evidence.start)
  if (!onPlay) {
    return (
      <span className="inline-flex h-6 shrink-0 items-center rounded-full border border-hairline px-2 font-medium text-ink-soft text-xs tabular-nums">
        {time}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={t('evidence', { time, quote: evidence.quote })}
      onClick={() => onPlay(evidence.start)}
      className="relative inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-accent-soft px-2 font-medium text-accent text-xs tabular-nums transition-colors duration-150 after:absolute after:-inset-2.5 hover:bg-accent hover:text-on-accent"
    >
      <Play aria-hidden="true" className="size-2.5 fill-current" />
      {time}
    </button>
  )
}
