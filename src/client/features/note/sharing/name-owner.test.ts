import { expect, test } from 'vitest'
import { fillForm, pickChanges, readForm } from '#client/tasks/task-values.ts'
import { makeTask } from '#client/testing/make-items.ts'
import { nameOwner } from './name-owner.ts'

const TASK = makeTask({ who: 'me', counterpart: 'Marta' })

test('leaves the user’s own tasks alone', () => {
  expect(nameOwner(TASK, null)).toBe(TASK)
})

test('names the owner in place of the speaker, by address if they gave no name', () => {
  expect(nameOwner(TASK, { name: 'Ada', email: 'ada@example.com' })).toMatchObject({ who: 'Ada', counterpart: 'Marta' })
  const owed = { ...TASK, who: 'Tom', counterpart: 'me' }
  expect(nameOwner(owed, { name: '', email: 'ada@example.com' })).toMatchObject({ counterpart: 'ada@example.com' })
})

test.each([
  { who: 'me', counterpart: 'Marta' },
  { who: 'Tom', counterpart: 'me' },
  { who: 'me', counterpart: null },
])('changes nobody when an editor only changes the title of %j', (people) => {
  const seen = nameOwner({ ...TASK, ...people }, { name: 'Ada', email: 'ada@example.com' })
  const filled = { ...fillForm(seen, 'You'), title: 'Send it' }
  expect(pickChanges(seen, readForm(filled, 'You', seen))).toEqual({ title: 'Send it' })
})
