import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('each id is a UUID, and another one', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
