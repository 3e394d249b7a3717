import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { Chart } from './use-charts.ts'

// The chart library is larger than the rest of the screen.
const ChartDrawing = lazyPart(async () => (await import('./chart-drawing.tsx')).ChartDrawing)

/** A chart with a summary in words, and the same figures as a table. */
export function ChartCard({ chart }: { chart: Chart }) {
  const { t } = useTranslation('analytics')
  const id = useId()
  const { title, summary, label, series, points, show } = chart
  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      className="min-w-0 rounded-surface border border-hairline bg-surface p-5 pb-3"
    >
      <figcaption>
        <h2 id={`${id}-title`} className="panel-title">
          {title}
        </h2>
        <p id={`${id}-summary`} className="mt-0.5 text-ink-soft text-sm">
          {summary}
        </p>
      </figcaption>
      <div aria-hidden="true" className="mt-4 h-52">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <ChartDrawing chart={chart} />
        </Suspense>
      </div>
      {series.length > 1 && (
        <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-4 text-ink-soft text-sm">
          {series.map(({ key, name }, index) => (
            <li key={key} className="flex items-center gap-2">
              <span className={`size-2.5 rounded-full ${index === 0 ? 'bg-dusk' : 'bg-accent'}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className="group/table mt-2 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-control text-ink-faint hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open/table:rotate-180"
          />
          {t('asTable')}
        </summary>
        <div className="overflow-x-auto">
          <table className="mt-1 mb-2 w-full tabular-nums">
            <thead>
              <tr className="text-left text-ink-soft">
                <th scope="col" className="py-1 font-medium">
                  {label}
                </th>
                {series.map(({ key, name }) => (
                  <th key={key} scope="col" className="py-1 text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.label} className="border-hairline border-t">
                  <th scope="row" className="py-1 text-left font-normal">
                    {point.label}
                  </th>
                  {series.map(({ key }) => (
                    <td key={key} className="py-1 text-right">
                      {typeof point.values[key] === 'number' ? show(point.values[key]) : '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
