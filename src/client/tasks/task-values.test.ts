import { expect, test } from 'vitest'
import type { NoteTask } from '#shared/contract/analysis.ts'
import { fillForm, pickChanges, readForm } from './task-values.ts'

const TASK: NoteTask = {
  ...{ id: 'a', title: 'Call the bank', description: '', who: 'me', counterpart: null, priority: 'high', isCompleted: false },
  ...{ dueDate: '2026-03-11', dueAt: '2026-03-11T09:00:00.000Z', edited: false, evidence: null },
}

test('a form that nobody touched changes nothing, in any language', () => {
  for (const me of ['You', 'Tú', 'Vous']) {
    expect(pickChanges(TASK, readForm(fillForm(TASK, me), me))).toEqual({})
  }
})

test('only what was changed is told', () => {
  const values = { ...fillForm(TASK, 'You'), title: '  Call the lawyer ', dueDate: '' }
  expect(pickChanges(TASK, readForm(values, 'You'))).toEqual({ title: 'Call the lawyer', dueDate: null })
})

test('a name is anybody, oneself or nobody', () => {
  const whoOf = (who: string) => readForm({ ...fillForm(null, 'Tú'), who }, 'Tú').who
  expect(['Marta ', 'tú', ' '].map(whoOf)).toEqual(['Marta', 'me', null])
})
