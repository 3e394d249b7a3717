import { lazy, type ReactNode, Suspense } from 'react'
import type { PlannedDate } from '#client/i18n/format-planned.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { clocksDiffer } from '#shared/time-zones/clocks-differ.ts'
import type { TwoZonesForm } from './format-two-zones.ts'

// With the names of cities, which most readers never need.
const TwoZones = lazy(async () => ({ default: (await import('./two-zones.tsx')).TwoZones }))

interface ZonedTimeProps {
  /** Instants. */
  begin: string
  end?: string | null
  /** The zone in which they were said (IANA name); null if they have none. */
  timezone: string | null
  form?: TwoZonesForm
  /** Puts the time into a sentence. */
  say?: (time: PlannedDate) => string
  /** The time in this device's zone alone. */
  children: ReactNode
}

/** A time that was said in a zone: as this device's clock shows it and, where they differ, also as it was said. */
export function ZonedTime({ begin, end = null, timezone, form = 'planned', say, children }: ZonedTimeProps) {
  if (timezone === null || !differsHere(timezone, begin, end)) return children
  return (
    <Suspense fallback={children}>
      <TwoZones begin={begin} end={end} timezone={timezone} form={form} say={say} />
    </Suspense>
  )
}

/** Tells whether this device's clock differs from that of a zone at the beginning or the end. */
export function differsHere(timezone: string, begin: string, end: string | null): boolean {
  const here = localTimezone()
  return [begin, end ?? begin].some((instant) => clocksDiffer(new Date(instant), timezone, here))
}
