import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { itemKeys } from '#client/api/items/item-queries.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { followPlan } from './follow-plan.ts'

test.each([
  ['everything once Premium begins', true, [true, true, true]],
  ['only analyses once it has ended, because other requests would be refused', false, [true, false, false]],
] as const)('fetches %s', (_, isPremium, expected) => {
  const client = new QueryClient()
  const keys = [noteKeys.analysis('a'), noteKeys.note('a'), itemKeys.reviewItems]
  for (const key of keys) client.setQueryData(key, {})
  followPlan(client, isPremium)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(expected)
})
