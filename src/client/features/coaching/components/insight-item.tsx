import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { PassageLink } from '#client/ui/layout/passage-link.tsx'
import type { CoachingEvidence, CoachingInsight } from '#shared/contract/coaching.ts'

/** The observation, its evidence, and what to try. */
export function InsightItem({ insight }: { insight: CoachingInsight }) {
  const { t } = useTranslation('coaching')
  const [first, ...more] = insight.evidence
  return (
    <li className="py-5 last:pb-1">
      <p className="text-pretty font-medium">{insight.text}</p>
      {first && (
        <div className="mt-1.5">
          <PassageLink {...first} />
        </div>
      )}
      {more.length > 0 && (
        <details className="group/more">
          <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-control text-ink-faint text-sm hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-150 group-open/more:rotate-180"
            />
            {t('more', { count: more.length })}
          </summary>
          {more.map((evidence) => (
            <PassageLink key={keyOf(evidence)} {...evidence} />
          ))}
        </details>
      )}
      <p className="mt-2.5 border-accent/50 border-l-2 pl-3.5 text-pretty text-ink-soft">
        <span className="font-semibold text-accent">{t('tryThis')}</span> {insight.tryThis}
      </p>
    </li>
  )
}

function keyOf({ noteId, start, quote }: CoachingEvidence): string {
  return `${noteId} ${start} ${quote}`
}
