import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { searchQuery } from '#client/api/notes/search-query.ts'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { useQuotedList } from '#client/i18n/use-quoted-list.ts'
import { noteFollowUpPath, noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { TakenWords } from '#client/ui/feedback/taken-words.tsx'
import { MarkedTags } from '#client/ui/layout/marked-tags.tsx'
import { MarkedText } from '#client/ui/layout/marked-text.tsx'
import type { SearchResult } from '#shared/contract/search.ts'
import { QUESTION_LENGTH } from '#shared/limits.ts'
import { NoteRowsSkeleton } from './note-rows-skeleton.tsx'

/** Notes that match, each with its best sentence. */
export function SearchResults({ words }: { words: string }) {
  const { t } = useTranslation('notes')
  const { t: tFinding } = useTranslation('finding')
  const quote = useQuotedList()
  const [exactFor, setExactFor] = useState<string | null>(null)
  const exact = exactFor === words
  const { data, error, refetch } = useQuery(searchQuery(words, exact))
  if (error && !data) {
    return <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  }
  if (!data) return <NoteRowsSkeleton rows={4} />
  const { results, instead } = data
  const typed = quote(instead.map((one) => [one.typed]))
  return (
    <>
      {instead.length > 0 && (
        <div role="status">
          <TakenWords
            taken={tFinding('resultsFor', { words: quote(instead.map((one) => one.words)) })}
            reason={tFinding('nothingFor', { words: typed })}
            exactly={tFinding('exactly', { words: typed })}
            onExact={() => setExactFor(words)}
            className="mb-4"
          />
        </div>
      )}
      {results.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('narrow.noneTitle')}
          description={t('narrow.noneText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {exact && (
                <Button variant="outline" onClick={() => setExactFor(null)}>
                  {tFinding('forgiving')}
                </Button>
              )}
              {words.length >= QUESTION_LENGTH.min && (
                <Link
                  to="/ask"
                  state={{ question: words }}
                  className={buttonClasses({ variant: 'outline', className: 'h-auto whitespace-normal py-2' })}
                >
                  {tFinding('ask', { question: words })}
                </Link>
              )}
            </div>
          }
          className="rounded-surface border border-hairline border-dashed"
        />
      ) : (
        <>
          <h2 aria-live="polite" className="border-hairline border-b pb-2 text-ink-faint text-sm">
            {t('narrow.found', { count: results.length })}
          </h2>
          <ul className="divide-y divide-hairline">
            {results.map((result) => (
              <FoundNote key={result.noteId} result={result} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function FoundNote({ result }: { result: SearchResult }) {
  const { t } = useTranslation(['notes', 'note', 'finding'])
  const format = useFormat()
  const { noteId, title, owner, recordedAt, sentence, sentences, tags, tasks: followUps } = result
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
            <span className="text-ink-faint text-sm">
              {' '}
              <span className="inline-block">·&nbsp;{t('narrow.more', { count: sentences - 1 })}</span>
            </span>
          )}
        </p>
      )}
      {tags.length > 0 && (
        <Place name={t('finding:tag')}>
          <MarkedTags tags={tags} />
        </Place>
      )}
      {followUps.map((followUp) => (
        <Place key={followUp.id} name={t('finding:task')}>
          <Link to={noteFollowUpPath(noteId, followUp.id)} className="relative z-10 hover:underline">
            <MarkedText text={followUp.text} ranges={followUp.ranges} />
          </Link>
        </Place>
      ))}
    </li>
  )
}

/** Matching words of a note outside its text, and where they are. */
function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="mt-1 text-ink-soft text-sm">
      <span className="mr-2 text-ink-faint">{name}</span>
      {children}
    </p>
  )
}
