import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { copiesShown } from '#client/api/offline/copies-shown.ts'
import { lostSince } from '#client/api/server-reach.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { FrameLine } from './frame-line.tsx'

/** Says that the server can't be reached, and how old the oldest data on screen is. */
export function OfflineLine() {
  const lost = useSyncExternalStore(lostSince.subscribe, lostSince.get)
  const copies = useSyncExternalStore(copiesShown.subscribe, copiesShown.get)
  return lost === null && copies.size === 0 ? null : <Line lost={lost} />
}

function Line({ lost }: { lost: number | null }) {
  const { t } = useTranslation('device')
  const format = useFormat()
  const cache = useQueryClient().getQueryCache()
  const saved = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => findOldestCopy(cache),
  )
  // While the server answers, copies that are no longer on screen don't count.
  if (lost === null && saved === null) return null
  // Data fetched by this page was correct until the connection was lost.
  const seen = saved !== null && lost ? Math.min(saved, lost) : (saved ?? lost)
  return (
    <FrameLine icon={<CloudOff className="size-4 stroke-[1.5]" />}>
      {seen ? t('offline.asOf', { time: format.dateTime(new Date(seen)) }) : t('offline.nothing')}
    </FrameLine>
  )
}

/** Returns when the oldest copy on screen was saved, in milliseconds since 1970; null if there is none. */
function findOldestCopy(cache: QueryCache): number | null {
  const copies = copiesShown.get()
  const saved = cache.findAll({ type: 'active' }).flatMap(({ queryHash }) => copies.get(queryHash) ?? [])
  return saved.length > 0 ? Math.min(...saved) : null
}
