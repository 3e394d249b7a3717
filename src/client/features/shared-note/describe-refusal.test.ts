import { expect, test } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { describeRefusal } from './describe-refusal.ts'

const error = (status: number, code: string) => new ApiError(status, '', { code, userMessage: '' })

test('reports a link that leads nowhere as missing, whatever the reason', () => {
  expect(describeRefusal(error(404, 'share_not_found'))).toEqual({ state: 'missing' })
  expect(describeRefusal(error(404, 'not_found'))).toEqual({ state: 'missing' })
})

test('asks for the password of a protected link', () => {
  expect(describeRefusal(error(401, 'share_locked'))).toEqual({ state: 'locked' })
})

test('offers a retry for anything else', () => {
  const failure = error(0, 'network')
  expect(describeRefusal(failure)).toEqual({ state: 'failed', error: failure })
  expect(describeRefusal(error(401, 'unauthorized'))).toMatchObject({ state: 'failed' })
})
