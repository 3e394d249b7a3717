import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

const SECRET = 'what was said'

/** Builds an error like the driver's. */
const postgres = (message: string) =>
  Object.assign(new Error(message), {
    code: '22P02',
    severity: 'ERROR',
    detail: `Key (title)=(${SECRET})`,
    where: SECRET,
    table: 'notes',
  })

it.each([
  [new DrizzleQueryError('select $1', [SECRET], postgres(`invalid input syntax for type uuid: "${SECRET}"`))],
  [postgres(`invalid input syntax for type uuid: "${SECRET}: "more" ${SECRET}"`)],
  [postgres(`date/time field value out of range: ${SECRET}`)],
  [new Error(`Type validation failed: Value: {"title":"${SECRET}"}.\nError message: ${SECRET}`)],
  [new Error('outer', { cause: new Error('inner', { cause: postgres(`syntax: "${SECRET}"`) }) })],
  [new AggregateError([postgres(`syntax: "${SECRET}"`)], 'all failed')],
  [Object.assign(new Error('refused'), { requestBodyValues: { prompt: SECRET }, responseBody: SECRET })],
  [parseBroken()],
  [SECRET],
])('leaves out what %s quotes', (error) => {
  expect(JSON.stringify(describeError(error))).not.toContain(SECRET)
})

it('keeps what shows where the error occurred', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'users_email',
    table: 'users',
  })
  const logged = describeError(new DrizzleQueryError('insert into "users" values ($1)', [SECRET], cause))
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into "users" values ($1)',
    cause: { message: cause.message, code: '23505', constraint: 'users_email', table: 'users' },
  })
  expect(logged.stack).toContain('describe-error.test.ts')
})

it('describes a plain object with the fields of an error, as pg-boss reports the errors of its workers', () => {
  const { message, stack } = postgres(`invalid input syntax for type uuid: "${SECRET}"`)
  const logged = describeError({ ...postgres(''), message, stack, queue: 'mail.send' })
  expect(logged).toMatchObject({ type: 'Error', code: '22P02', table: 'notes' })
  expect(logged.message).toContain('invalid input syntax for type uuid')
  expect(logged.stack).toContain('describe-error.test.ts')
  expect(JSON.stringify(logged)).not.toContain(SECRET)
})

it('stops at circular causes', () => {
  const error = new Error('round')
  error.cause = error
  expect(describeError(error).cause?.cause).toMatchObject({ message: 'round' })
})

function parseBroken(): unknown {
  try {
    return JSON.parse(SECRET)
  } catch (error) {
    return error
  }
}
