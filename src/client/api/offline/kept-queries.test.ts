import { expect, test } from 'vitest'
import { planQuery } from '../account/plan-query.ts'
import { dashboardStatsQuery, eventListQuery, followUpCountsQuery, followUpListQuery } from '../items/item-queries.ts'
import {
  analysisQuery,
  noteListQuery,
  noteQuery,
  peaksQuery,
  recentNotesQuery,
  transcriptQuery,
  transcriptVersionQuery,
} from '../notes/note-queries.ts'
import { isKept, noteIdOf } from './kept-queries.ts'

test.each([noteQuery('n1'), transcriptQuery('n1'), analysisQuery('n1')])(
  'keeps a part of a note: $queryKey',
  (query) => {
    expect([isKept(query.queryKey), noteIdOf(query.queryKey)]).toEqual([true, 'n1'])
  },
)

test.each([
  recentNotesQuery,
  noteListQuery(),
  followUpListQuery({ status: 'pending', limit: 5 }),
  followUpCountsQuery('all'),
  eventListQuery({ isAdded: false }),
  dashboardStatsQuery,
])('keeps what Today and the list of notes show: $queryKey', (query) => {
  expect([isKept(query.queryKey), noteIdOf(query.queryKey)]).toEqual([true, null])
})

test.each([planQuery, noteListQuery({ tag: 'work' }), transcriptVersionQuery('n1', 2), peaksQuery('n1')])(
  'keeps nothing else: $queryKey',
  (query) => {
    expect([isKept(query.queryKey), noteIdOf(query.queryKey)]).toEqual([false, null])
  },
)
