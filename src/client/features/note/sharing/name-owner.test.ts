import { expect, test } from 'vitest'
import { fillForm, pickChanges, readForm } from '#client/follow-ups/follow-up-values.ts'
import { makeNoteFollowUp } from '#client/testing/make-items.ts'
import { nameOwner } from './name-owner.ts'

const FOLLOW_UP = makeNoteFollowUp({ who: 'me', counterpart: 'Marta' })

test('leaves the user’s own follow-ups alone', () => {
  expect(nameOwner(FOLLOW_UP, null)).toBe(FOLLOW_UP)
})

test('names the owner in place of the speaker, by address if they gave no name', () => {
  expect(nameOwner(FOLLOW_UP, { name: 'Ada', email: 'ada@example.com' })).toMatchObject({
    who: 'Ada',
    counterpart: 'Marta',
  })
  const owed = { ...FOLLOW_UP, who: 'Tom', counterpart: 'me' }
  expect(nameOwner(owed, { name: '', email: 'ada@example.com' })).toMatchObject({ counterpart: 'ada@example.com' })
})

test.each([
  { who: 'me', counterpart: 'Marta' },
  { who: 'Tom', counterpart: 'me' },
  { who: 'me', counterpart: null },
])('changes no person when an editor changes only the title of %j', (people) => {
  const seen = nameOwner({ ...FOLLOW_UP, ...people }, { name: 'Ada', email: 'ada@example.com' })
  const filled = { ...fillForm(seen, 'You'), title: 'Send it' }
  expect(pickChanges(seen, readForm(filled, 'You', seen))).toEqual({ title: 'Send it' })
})
