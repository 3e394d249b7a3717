import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { searchQuery } from '#client/api/notes/search-query.ts'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { MarkedText } from '#client/ui/layout/marked-text.tsx'
import type { SearchResult } from '#shared/contract/search.ts'
import { NoteRowsSkeleton } from './note-rows-skeleton.tsx'

/** Notes with matches, each with its best sentence. */
export function SearchResults({ words }: { words: string }) {
  const { t } = useTranslation('notes')
  const { data, error, refetch } = useQuery(searchQuery(words))
  if (error && !data) {
    return <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  }
  if (!data) return <NoteRowsSkeleton rows={4} />
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('narrow.noneTitle')}
        description={t('narrow.noneText')}
        className="rounded-surface border border-hairline border-dashed"
      />
    )
  }
  return (
    <>
      <h2 aria-live="polite" className="border-hairline border-b pb-2 text-ink-faint text-sm">
        {t('narrow.found', { count: data.length })}
      </h2>
      <ul className="divide-y divide-hairline">
        {data.map((result) => (
          <FoundNote key={result.noteId} result={result} />
        ))}
      </ul>
    </>
  )
}

function FoundNote({ result }: { result: SearchResult }) {
  const { t } = useTranslation(['notes', 'note'])
  const format = useFormat()
  const { noteId, title, owner, recordedAt, sentence, sentences, tasks } = result
  return (
    <li className="relative py-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h3 className="min-w-0 grow font-medium font-serif text-[1.1875rem] leading-snug">
          <Link to={noteMomentPath(noteId, sentence?.start)} className="after:absolute after:inset-0">
            {title.text === '' ? t('untitled') : <MarkedText {...title} />}
          </Link>
        </h3>
        <time dateTime={recordedAt} className="text-ink-faint text-sm">
          {format.date(recordedAt)}
        </time>
      </div>
      {owner && (
        <p className="wrap-anywhere text-ink-faint text-sm">
          {t('note:sharedBy', { person: owner.name || owner.email })}
        </p>
      )}
      {sentence && (
        <p className="mt-1.5 text-pretty text-ink-soft">
          <span className="mr-2 text-ink-faint text-sm tabular-nums">{format.clock(sentence.start)}</span>
          <MarkedText text={sentence.text} ranges={sentence.ranges} />
          {sentences > 1 && (
            <span className="text-ink-faint text-sm"> {t('narrow.more', { count: sentences - 1 })}</span>
          )}
        </p>
      )}
      {tasks.map((task) => (
        <p key={task.id} className="mt-1 text-ink-soft text-sm">
          <MarkedText text={task.text} ranges={task.ranges} />
        </p>
      ))}
    </li>
  )
}
