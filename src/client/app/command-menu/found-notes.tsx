import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { useQuotedList } from '#client/i18n/use-quoted-list.ts'
import { noteFollowUpPath, noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { MarkedTags } from '#client/ui/layout/marked-tags.tsx'
import { MarkedText } from '#client/ui/layout/marked-text.tsx'
import type { SearchAnswer, SearchResult } from '#shared/contract/search.ts'
import { GROUP, ITEM } from './command-classes.ts'

/** Maximum number of results shown for each kind of match; the list of notes has the others. */
const MAX_SHOWN = 5

/** An item of the menu: a note, a sentence or a follow-up of it. */
export interface FoundItem {
  id: string
  path: string
}

/** Lists the items of search results in the order in which they are shown. */
export function listFoundItems(results: readonly SearchResult[]): FoundItem[] {
  return [
    ...results.slice(0, MAX_SHOWN).map(({ noteId, sentence }) => ({
      id: `note ${noteId}`,
      path: noteMomentPath(noteId, sentence?.start),
    })),
    ...sentencesOf(results).map(({ noteId, sentence }) => ({
      id: `sentence ${noteId}`,
      path: noteMomentPath(noteId, sentence?.start),
    })),
    ...followUpsOf(results).map(({ noteId, followUp }) => ({
      id: `follow-up ${followUp.id}`,
      path: noteFollowUpPath(noteId, followUp.id),
    })),
  ]
}

const sentencesOf = (results: readonly SearchResult[]) =>
  results.filter(({ sentence }) => sentence !== null).slice(0, MAX_SHOWN)
const followUpsOf = (results: readonly SearchResult[]) =>
  results
    .flatMap(({ noteId, tasks: followUps }) => followUps.map((followUp) => ({ noteId, followUp })))
    .slice(0, MAX_SHOWN)

interface FoundNotesProps {
  results: readonly SearchResult[]
  onOpen: (path: string) => void
}

/** The notes with matches, then the sentences and the follow-ups that match. */
export function FoundNotes({ results, onOpen }: FoundNotesProps) {
  const { t } = useTranslation(['search', 'note', 'finding'])
  const format = useFormat()
  const paths = new Map(listFoundItems(results).map(({ id, path }) => [id, path]))
  const item = (id: string, content: ReactNode) => (
    <Command.Item key={id} value={id} onSelect={() => onOpen(paths.get(id) ?? '/notes')} className={ITEM}>
      {content}
    </Command.Item>
  )
  const sentences = sentencesOf(results)
  const followUps = followUpsOf(results)
  return (
    <>
      <Command.Group heading={t('notes')} className={GROUP}>
        {results.slice(0, MAX_SHOWN).map(({ noteId, title, tags, owner, recordedAt }) =>
          item(
            `note ${noteId}`,
            <>
              <span className="min-w-0 grow">
                <span className="block truncate font-serif text-lg">
                  {title.text === '' ? t('untitled') : <MarkedText {...title} />}
                </span>
                {tags.length > 0 && (
                  <span className="block truncate text-ink-faint text-sm">
                    {t('finding:tag')} <MarkedTags tags={tags} />
                  </span>
                )}
                {owner && (
                  <span className="block truncate text-ink-faint text-sm">
                    {t('note:sharedBy', { person: owner.name || owner.email })}
                  </span>
                )}
              </span>
              <span className="shrink-0 text-ink-faint text-sm">{format.relativeDay(recordedAt)}</span>
            </>,
          ),
        )}
      </Command.Group>
      {sentences.length > 0 && (
        <Command.Group heading={t('sentences')} className={GROUP}>
          {sentences.map(({ noteId, sentence }) =>
            item(
              `sentence ${noteId}`,
              <>
                <span className="shrink-0 text-ink-faint text-sm tabular-nums">
                  {format.clock(sentence?.start ?? 0)}
                </span>
                <span className="line-clamp-2 min-w-0">
                  <MarkedText text={sentence?.text ?? ''} ranges={sentence?.ranges ?? []} />
                </span>
              </>,
            ),
          )}
        </Command.Group>
      )}
      {followUps.length > 0 && (
        <Command.Group heading={t('tasks')} className={GROUP}>
          {followUps.map(({ followUp }) =>
            item(
              `follow-up ${followUp.id}`,
              <span className="line-clamp-2">
                <MarkedText text={followUp.text} ranges={followUp.ranges} />
              </span>,
            ),
          )}
        </Command.Group>
      )}
    </>
  )
}

/** Says which words were searched for instead of words that are in no note. */
export function SearchedInstead({ instead }: Pick<SearchAnswer, 'instead'>) {
  const { t } = useTranslation('finding')
  const quote = useQuotedList()
  if (instead.length === 0) return null
  return (
    <p role="status" className="wrap-anywhere mx-2 mt-2 rounded-control bg-sunken px-3 py-2 text-sm">
      {t('resultsFor', { words: quote(instead.map(({ words }) => words)) })}{' '}
      <span className="text-ink-soft">{t('nothingFor', { words: quote(instead.map(({ typed }) => [typed])) })}</span>
    </p>
  )
}
