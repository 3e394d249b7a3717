import type { QueryClient } from '@tanstack/react-query'
import { dashboardStatsQuery, followUpsQuery } from '#client/lib/finding-queries.ts'
import { noteKeys } from '#client/lib/note-queries.ts'
import type { NoteAnalysis, NoteTask } from '#shared/contract/analysis.ts'

const ANALYSES = [...noteKeys.all, 'analysis'] as const

/** Breaks off what is under way and would lay an older state over a change. */
export async function holdTasks(client: QueryClient): Promise<void> {
  await Promise.all([followUpsQuery.queryKey, ANALYSES].map((queryKey) => client.cancelQueries({ queryKey })))
}

/** Lays a change over a task wherever it is cached: in the list and in its note's analysis. Returns it as it was. */
export function patchTask(client: QueryClient, id: string, change: Partial<NoteTask>): NoteTask | undefined {
  let before: NoteTask | undefined
  const patch = <Task extends NoteTask>(tasks: Task[]): Task[] =>
    tasks.map((task) => {
      if (task.id !== id) return task
      before = task
      return { ...task, ...change }
    })
  client.setQueryData(followUpsQuery.queryKey, (tasks) => tasks && patch(tasks))
  client.setQueriesData<NoteAnalysis>(
    { queryKey: ANALYSES },
    (analysis) => analysis && { ...analysis, actionItems: patch(analysis.actionItems) },
  )
  return before
}

/** Takes a task out of the list and of its note's analysis. */
export function dropTask(client: QueryClient, id: string): void {
  const others = ({ id: other }: NoteTask) => other !== id
  client.setQueryData(followUpsQuery.queryKey, (tasks) => tasks?.filter(others))
  client.setQueriesData<NoteAnalysis>(
    { queryKey: ANALYSES },
    (analysis) => analysis && { ...analysis, actionItems: analysis.actionItems.filter(others) },
  )
}

/** Fetches tasks and their numbers anew, where they are shown. */
export async function refreshTasks(client: QueryClient): Promise<void> {
  const keys = [followUpsQuery.queryKey, ANALYSES, dashboardStatsQuery.queryKey]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
