import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { closingOffersQuery, followUpCountsQuery, followUpListQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { FollowUpItemsSkeleton } from '#client/follow-ups/follow-up-items-skeleton.tsx'
import { useUser } from '#client/lib/session/use-session.ts'
import { MoreButton } from '#client/ui/buttons/more-button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Tabs } from '#client/ui/layout/tabs.tsx'
import type { FollowUpSelection } from '#shared/contract/follow-ups.ts'
import { FILTERS, type Filter, filterFollowUps, SELECTIONS } from '../filter-follow-ups.ts'
import { FollowUpList } from './follow-up-list.tsx'
import { SelectionChoice } from './selection-choice.tsx'

const SKELETON_ROWS = 6

/** The follow-ups with two choices, of their status and of whose they are. Both are stored in the URL. */
export function FilteredFollowUps() {
  const { t } = useTranslation('tasks')
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((name) => name === search.get('show')) ?? 'all'
  const selection = SELECTIONS.find((name) => name === search.get('of')) ?? 'all'
  function choose(key: 'show' | 'of', value: string) {
    // Reads the address bar, because the last render may be older than the last choice.
    const next = new URLSearchParams(window.location.search)
    if (value === 'all') next.delete(key)
    else next.set(key, value)
    setSearch(next, { replace: true })
  }
  return (
    <Tabs
      label={t('filter.label')}
      value={filter}
      onValueChange={(next) => choose('show', next)}
      tabs={FILTERS.map((value) => ({
        value,
        label: t(`filter.${value}`),
        content: (
          <>
            <Selections filter={value} value={selection} onChange={(next) => choose('of', next)} />
            <FollowUps key={selection} filter={value} selection={selection} />
          </>
        ),
      }))}
    />
  )
}

interface SelectionsProps {
  filter: Filter
  value: FollowUpSelection
  onChange: (selection: FollowUpSelection) => void
}

/** Renders nothing if there are no follow-ups at all, whatever the filter. */
function Selections({ filter, value, onChange }: SelectionsProps) {
  const { data: counts } = useQuery(followUpCountsQuery(filter))
  const { data: ofAll } = useQuery(followUpCountsQuery('all'))
  // Without a network, the device may have the counts and not the list.
  const list = useInfiniteQuery(followUpListQuery({ status: filter, of: value, order: 'due' }))
  const hasFailed = list.error !== null && !list.data
  if (!counts || !ofAll || ofAll.all === 0) return null
  return <SelectionChoice value={value} counts={hasFailed ? null : counts} onValueChange={onChange} />
}

function FollowUps({ filter, selection }: { filter: Filter; selection: FollowUpSelection }) {
  const { t } = useTranslation('tasks')
  const list = useInfiniteQuery(followUpListQuery({ status: filter, of: selection, order: 'due' }))
  // The choices appear above the list, so the list would jump if they loaded later.
  const { isPending: isCounting } = useQuery(followUpCountsQuery(filter))
  // If they can't be fetched, the follow-ups are shown without them.
  const { data: offers = [] } = useQuery({ ...closingOffersQuery, enabled: useUser().isPremium })
  if (list.error && !list.data) {
    return (
      <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
    )
  }
  if (!list.data || isCounting) return <FollowUpItemsSkeleton rows={SKELETON_ROWS} />
  const loaded = list.data.pages.flatMap(({ items }) => items)
  const followUps = filterFollowUps(loaded, { filter, selection })
  // All loaded follow-ups have been ticked off, and the next ones are being fetched.
  if (followUps.length === 0 && list.hasNextPage && list.isFetching)
    return <FollowUpItemsSkeleton rows={SKELETON_ROWS} />
  return (
    <>
      <FollowUpList followUps={followUps} offers={offers} empty={selection === 'all' ? filter : selection} />
      <MoreButton list={list}>{t('more')}</MoreButton>
    </>
  )
}
