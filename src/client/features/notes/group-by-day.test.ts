import { expect, test } from 'vitest'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { groupByDay } from './group-by-day.ts'

test.each([
  ['in order', ['2026-03-12T10:00', '2026-03-12T08:00', '2026-03-11T22:00']],
  ['never twice', ['2026-03-12T10:00', '2026-03-11T22:00', '2026-03-12T08:00']],
])('names each day %s', (_how, times) => {
  const notes = times.map((recordedAt) => ({ recordedAt }) as VoiceNote)
  const days = groupByDay(notes, (recordedAt) => recordedAt.slice(0, 10))
  expect(days.map((day) => [day.label, day.notes.length])).toEqual([
    ['2026-03-12', 2],
    ['2026-03-11', 1],
  ])
  expect(groupByDay([], () => '')).toEqual([])
})
