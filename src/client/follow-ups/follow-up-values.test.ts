import { expect, test } from 'vitest'
import { makeNoteFollowUp } from '#client/testing/make-items.ts'
import { fillForm, pickChanges, readForm } from './follow-up-values.ts'

const FOLLOW_UP = makeNoteFollowUp({
  who: 'me',
  priority: 'high',
  dueDate: '2026-03-11',
  dueAt: '2026-03-11T09:00:00.000Z',
})

const COMMITMENTS = [
  { who: 'me', counterpart: null },
  { who: null, counterpart: null },
  { who: 'me', counterpart: 'Marta' },
  { who: 'Marta', counterpart: 'me' },
  { who: null, counterpart: 'me' },
  { who: 'Luis', counterpart: 'Marta' },
]

test.each(COMMITMENTS)('sends nothing for an untouched form, in any language: %j', (people) => {
  const followUp = { ...FOLLOW_UP, ...people }
  for (const me of ['You', 'Tú', 'Vous']) {
    expect(pickChanges(followUp, readForm(fillForm(followUp, me), me, followUp))).toEqual({})
  }
})

test('sends only what was changed', () => {
  const values = { ...fillForm(FOLLOW_UP, 'You'), title: '  Call the lawyer ', dueDate: '' }
  expect(pickChanges(FOLLOW_UP, readForm(values, 'You', FOLLOW_UP))).toEqual({
    title: 'Call the lawyer',
    dueDate: null,
  })
})

test('reads a name as somebody, the user or nobody', () => {
  const whoOf = (who: string) => readForm({ ...fillForm(null, 'Tú'), who }, 'Tú', null).who
  expect(['Marta ', 'tú', ' '].map(whoOf)).toEqual(['Marta', 'me', null])
})

test.each([
  ['i_owe', ' Ana ', { who: 'me', counterpart: 'Ana' }],
  ['owed_to_me', 'Ana', { who: 'Ana', counterpart: 'me' }],
  ['owed_to_me', '', { who: null, counterpart: 'me' }],
  ['none', 'Ana', { who: null, counterpart: null }],
] as const)('reads the direction %s with “%s”', (direction, partner, people) => {
  const before = { ...FOLLOW_UP, who: 'me', counterpart: 'Marta' }
  expect(readForm({ ...fillForm(before, 'You'), direction, partner }, 'You', before)).toMatchObject(people)
})

test('drops the counterpart when the user takes over what others promised', () => {
  const before = { ...FOLLOW_UP, who: 'Luis', counterpart: 'Marta' }
  const read = (who: string) => readForm({ ...fillForm(before, 'You'), who }, 'You', before)
  expect(read('Tom')).toMatchObject({ who: 'Tom', counterpart: 'Marta' })
  expect(read('you')).toMatchObject({ who: 'me', counterpart: null })
})
