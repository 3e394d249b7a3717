import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { PlannedDate } from '#client/i18n/format-planned.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { clocksDiffer } from '#shared/time-zones/clocks-differ.ts'
import type { TwoZonesForm } from './format-two-zones.ts'

// It includes the names of cities, which most readers never need.
const TwoZones = lazyPart(async () => (await import('./two-zones.tsx')).TwoZones)

/** Loads the code that writes a time in two zones. */
export const preloadTwoZones = TwoZones.preload

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

/**
 * Returns whether a time can be written at once, and loads the code for it if not. After a placeholder of React's own, it
 * would appear 300 ms later than necessary.
 */
export function useZonedTimeReady(timezone: string | null, begin: string | undefined): boolean {
  const isNeeded = timezone !== null && begin !== undefined && differsHere(timezone, begin, null)
  const [isTried, setTried] = useState(TwoZones.isLoaded)
  const isAwaited = isNeeded && !isTried
  useEffect(() => {
    // If it can't be loaded now, the time waits for it by itself.
    if (isAwaited)
      void preloadTwoZones().then(
        () => setTried(true),
        () => setTried(true),
      )
  }, [isAwaited])
  return !isAwaited
}

/** Tells whether this device's clock differs from that of a zone at the beginning or the end. */
export function differsHere(timezone: string, begin: string, end: string | null): boolean {
  const here = localTimezone()
  return [begin, end ?? begin].some((instant) => clocksDiffer(new Date(instant), timezone, here))
}
