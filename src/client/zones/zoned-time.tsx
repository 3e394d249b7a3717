import { type ReactNode, Suspense } from 'react'
import type { PlannedDate } from '#client/i18n/format-planned.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { clocksDiffer } from '#shared/time-zones/clocks-differ.ts'
import type { TwoZonesForm } from './format-two-zones.ts'

/** Loads the code that writes a time in two zones, including the names of cities, which most readers never need. */
export const loadTwoZones = () => import('./two-zones.tsx')

const TwoZones = lazyPart(async () => (await loadTwoZones()).TwoZones)

interface ZonedTimeProps {
  /** The instants of the beginning and the end. */
  begin: string
  end?: string | null
  /** The zone in which the times were said (IANA name); null if they have none. */
  timezone: string | null
  form?: TwoZonesForm
  /** Puts the time into a sentence. */
  say?: (time: PlannedDate) => string
  /** Whether the surrounding component waits for the code, so that nothing moves when it arrives. */
  waits?: boolean
  /** The time in this device's zone only. */
  children: ReactNode
}

/** A time that was said in a zone: as this device's clock shows it and, if they differ, also as it was said. */
export function ZonedTime({ begin, end = null, timezone, form = 'planned', say, waits, children }: ZonedTimeProps) {
  if (timezone === null || !differsHere(timezone, begin, end)) return children
  const zoned = <TwoZones begin={begin} end={end} timezone={timezone} form={form} say={say} />
  return waits ? zoned : <Suspense fallback={children}>{zoned}</Suspense>
}

/** Tells whether this device's clock differs from that of a zone at the beginning or the end. */
export function differsHere(timezone: string, begin: string, end: string | null): boolean {
  const here = localTimezone()
  return [begin, end ?? begin].some((instant) => clocksDiffer(new Date(instant), timezone, here))
}
