import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { NoteAnalysis, NoteTask } from '#shared/contract/analysis.ts'
import { dropFinding, patchFinding, TASKS } from './finding-cache.ts'
import { noteKeys } from './note-queries.ts'

function makeTask(id: string): NoteTask {
  return {
    ...{ id, title: id, description: '', who: null, counterpart: null, dueDate: null, dueAt: null, priority: 'medium' },
    ...{ isCompleted: false, edited: false, evidence: null },
  }
}

function makeClient() {
  const client = new QueryClient()
  client.setQueryData(TASKS.listKey, [makeTask('a'), makeTask('b')])
  client.setQueryData(noteKeys.analysis('n'), { actionItems: [makeTask('b')], events: [] })
  const titles = () => ({
    list: client.getQueryData<NoteTask[]>(TASKS.listKey)?.map(({ title }) => title),
    note: client.getQueryData<NoteAnalysis>(noteKeys.analysis('n'))?.actionItems.map(({ title }) => title),
  })
  return { client, titles }
}

test('a change shows in the list and with the note, and can be taken back', () => {
  const { client, titles } = makeClient()
  const before = patchFinding(client, TASKS, 'b', { title: 'changed' })
  expect(titles()).toEqual({ list: ['a', 'changed'], note: ['changed'] })
  patchFinding(client, TASKS, 'b', before ?? {})
  expect(titles()).toEqual({ list: ['a', 'b'], note: ['b'] })
})

test('what is dropped goes from both, and can be put back; nothing appears where nothing was fetched', () => {
  const { client, titles } = makeClient()
  const putBack = dropFinding(client, TASKS, 'b')
  expect(titles()).toEqual({ list: ['a'], note: [] })
  putBack()
  expect(titles()).toEqual({ list: ['a', 'b'], note: ['b'] })
  const empty = new QueryClient()
  expect(patchFinding(empty, TASKS, 'a', { title: 'x' })).toBeUndefined()
  expect(empty.getQueryData(TASKS.listKey)).toBeUndefined()
})
