import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import type { Analytics } from '#shared/contract/analytics.ts'

/** The most frequent tags, each with its share and a link to its notes. */
export function TagBars({ tags }: { tags: Analytics['tags'] }) {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const id = useId()
  const most = tags[0]?.notes ?? 1
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-surface border border-hairline bg-surface p-5 md:col-span-2"
    >
      <h2 id={id} className="panel-title">
        {t('tags.title')}
      </h2>
      {tags.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('tags.none')}</p>
      ) : (
        <ol className="mt-3 gap-x-5 *:break-inside-avoid md:columns-2">
          {tags.map(({ tag, notes }) => (
            <li key={tag}>
              <Link
                to={`/notes?${new URLSearchParams({ tag })}`}
                className="relative flex min-h-11 items-center justify-between gap-3 rounded-control px-3 hover:bg-hover"
              >
                <span
                  aria-hidden="true"
                  className="absolute inset-y-1 left-0 rounded-control bg-accent-soft"
                  style={{ width: `${(100 * notes) / most}%` }}
                />
                <span className="relative truncate">{tag}</span>
                <span className="relative text-ink-soft text-sm tabular-nums">{format.number(notes)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
