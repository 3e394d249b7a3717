import { expect, it } from 'vitest'
import { createQueueErrorLog } from './queue-errors.ts'

it('logs the same error of many workers once in half a minute, and another at once', () => {
  let now = 0
  const lines: object[] = []
  const log = createQueueErrorLog({ error: (fields: object) => void lines.push(fields) }, () => now)
  const report = (message: string) => log({ message, queue: `queue ${now}` })
  for (let worker = 0; worker < 50; worker += 1) report('connect ECONNREFUSED')
  report('too many clients')
  now = 29_999
  report('connect ECONNREFUSED')
  expect(lines).toMatchObject([
    { err: { message: 'connect ECONNREFUSED' }, notLogged: 0 },
    { err: { message: 'too many clients' }, notLogged: 0 },
  ])
  now = 30_000
  report('connect ECONNREFUSED')
  expect(lines[2]).toMatchObject({ err: { message: 'connect ECONNREFUSED' }, notLogged: 50 })
})
