import { expect, test } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { describeRefusal } from './describe-refusal.ts'

const error = (status: number, code: string) => new ApiError(status, '', { code, userMessage: '' })

test('a link that leads nowhere is missing, whatever the reason', () => {
  expect(describeRefusal(error(404, 'share_not_found'))).toEqual({ state: 'missing' })
  expect(describeRefusal(error(404, 'not_found'))).toEqual({ state: 'missing' })
})

test('a link with a password asks for it', () => {
  expect(describeRefusal(error(401, 'share_locked'))).toEqual({ state: 'locked' })
})

test('whatever else goes wrong can be tried again', () => {
  const failure = error(0, 'network')
  expect(describeRefusal(failure)).toEqual({ state: 'failed', error: failure })
  expect(describeRefusal(error(401, 'unauthorized'))).toMatchObject({ state: 'failed' })
})
