import type { QueryClient } from '@tanstack/react-query'
import { detectedEventsQuery } from '#client/lib/finding-queries.ts'
import { noteKeys } from '#client/lib/note-queries.ts'
import type { NoteAnalysis, NoteEvent } from '#shared/contract/analysis.ts'

const ANALYSES = [...noteKeys.all, 'analysis'] as const

/** Breaks off what is under way and would lay an older state over a change. */
export async function holdEvents(client: QueryClient): Promise<void> {
  await Promise.all([detectedEventsQuery.queryKey, ANALYSES].map((queryKey) => client.cancelQueries({ queryKey })))
}

/** Lays a change over an event wherever it is cached: in the list and in its note's analysis. Returns it as it was. */
export function patchEvent(client: QueryClient, id: string, change: Partial<NoteEvent>): NoteEvent | undefined {
  let before: NoteEvent | undefined
  const patch = <Event extends NoteEvent>(events: Event[]): Event[] =>
    events.map((event) => {
      if (event.id !== id) return event
      before = event
      return { ...event, ...change }
    })
  client.setQueryData(detectedEventsQuery.queryKey, (events) => events && patch(events))
  client.setQueriesData<NoteAnalysis>(
    { queryKey: ANALYSES },
    (analysis) => analysis && { ...analysis, events: patch(analysis.events) },
  )
  return before
}

/** Takes an event out of the list and of its note's analysis. */
export function dropEvent(client: QueryClient, id: string): void {
  const others = ({ id: other }: NoteEvent) => other !== id
  client.setQueryData(detectedEventsQuery.queryKey, (events) => events?.filter(others))
  client.setQueriesData<NoteAnalysis>(
    { queryKey: ANALYSES },
    (analysis) => analysis && { ...analysis, events: analysis.events.filter(others) },
  )
}

/** Fetches events anew, where they are shown. */
export async function refreshEvents(client: QueryClient): Promise<void> {
  await Promise.all([detectedEventsQuery.queryKey, ANALYSES].map((queryKey) => client.invalidateQueries({ queryKey })))
}
