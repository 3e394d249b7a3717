import { expect, test } from 'vitest'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { listSections } from './list-sections.ts'

const basic = {
  summary: 'A summary.',
  keyPoints: [],
  actionItems: [],
  events: [],
  decisions: [],
  questions: [],
} as unknown as NoteAnalysis

test('offers only sections with content, or all when nothing is known', () => {
  expect(listSections(basic)).toEqual(['summary', 'transcript'])
  expect(listSections(undefined)).toEqual([
    'summary',
    'keyPoints',
    'tasks',
    'events',
    'decisions',
    'questions',
    'transcript',
  ])
})
