import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { errorBodySchema } from '#shared/contract/error.ts'
import { makeRandom } from '#test/make-random.ts'
import { MARK } from './hostile-values.ts'
import { ADMIN_PASSWORD, type FuzzPerson, makePerson, unlockPanel } from './people.ts'
import { type PlannedRequest, planRequest } from './plan-request.ts'
import { type Answer, send } from './send.ts'

interface FuzzOptions {
  /** The server under test, started with `FUZZ_ENVIRONMENT`. */
  app: FastifyInstance
  context: Context
  /** Returns everything logged so far. */
  readLog: () => string
  seed: number
  requests: number
  /** Timeout in milliseconds. A request without an answer after this time counts as hanging. */
  hangMs: number
  /** The number of the first request, which makes it possible to repeat a part of a longer run. */
  first?: number
}

export interface FuzzReport {
  statuses: Record<number, number>
  slowest: { milliseconds: number; name: string }
  /** Violations, each with the number of its request. */
  failures: string[]
}

/** The environment of the server under test. */
export const FUZZ_ENVIRONMENT = {
  ADMIN_PASSWORD,
  LOG_LEVEL: 'info',
  MODEL_DOWNLOAD: 'off',
  PAYMENTS: 'sandbox',
  MODEL_MANAGEMENT: 'users',
  // Nothing listens there, so no request leaves the machine.
  MODEL_MIRROR_URL: 'http://127.0.0.1:9',
}

/** Maximum number of requests sent by one user before a new one, who has not reached any limit yet, takes over. */
const REQUESTS_EACH = 200

/**
 * Sends hostile requests to every call of the contract, one after the other, as a signed-in user who has unlocked the
 * panel, while another user has secrets. Looks for answers of 500 and above, for errors in a form other than ours, for
 * requests that hang, and for secrets in answers and logs.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { app, context, readLog, seed, requests, hangMs, first = 0 } = options
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const victim = await makePerson(options)
  const { secret } = await context.auth.$context
  let person = await makePerson(options)
  const everyone = [victim, person]
  let panel = await unlockPanel(options)
  let isStale = false
  const report: FuzzReport = { statuses: {}, slowest: { milliseconds: 0, name: '' }, failures: [] }
  for (let index = first; index < first + requests; index += 1) {
    if (isStale || (index - first) % REQUESTS_EACH === REQUESTS_EACH - 1) {
      panel = await unlockPanel(options)
      person = await makePerson(options)
      everyone.push(person)
    }
    const planned = planRequest(index, makeRandom(mix(seed, index)), person)
    const headers = { cookie: `${person.cookie}; ${panel}`, ...planned.headers }
    const found = await send(port, { ...planned, headers }, hangMs).catch((error: Error) => error)
    const fail = (what: string) => report.failures.push(`${index}: ${planned.name}: ${what}`)
    if (found instanceof Error) {
      fail(found.message)
      continue
    }
    report.statuses[found.status] = (report.statuses[found.status] ?? 0) + 1
    if (found.milliseconds > report.slowest.milliseconds) {
      report.slowest = { milliseconds: Math.round(found.milliseconds), name: planned.name }
    }
    for (const problem of findProblems(planned, found, [...victim.secrets, secret])) fail(problem)
    isStale = isSignedOut(planned, found)
  }
  const log = readLog()
  const planted = [MARK, ADMIN_PASSWORD, secret, ...everyone.flatMap((one: FuzzPerson) => one.secrets)]
  for (const one of new Set(planted)) if (log.includes(one)) report.failures.push(`the log holds ${one}`)
  return report
}

function findProblems(
  { method }: PlannedRequest,
  { status, type, body }: Answer,
  secrets: readonly string[],
): string[] {
  const text = body.toString('utf8')
  const leaks = secrets.filter((one) => text.includes(one)).map((one) => `the answer holds ${one}`)
  if (status >= 500) return [`${status} ${text}`, ...leaks]
  // An answer to HEAD has no body.
  if (status >= 400 && method !== 'HEAD' && !isOwnError(type, text))
    return [`${status} in another shape: ${text.slice(0, 200)}`, ...leaks]
  return leaks
}

function isOwnError(type: string, text: string): boolean {
  if (!type.startsWith('application/json')) return false
  try {
    return errorBodySchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Tells whether the request has cost the user their session or plan, or the panel its cookie. */
function isSignedOut({ headers, access }: PlannedRequest, { setsCookie, body }: Answer): boolean {
  if (access === 'anyone' || 'cookie' in headers) return setsCookie
  return setsCookie || /"(unauthorized|premium_required|admin_locked)"/.test(body.toString('utf8', 0, 200))
}

/** Mixes seed and index, so that adjacent numbers don't give similar random numbers. */
function mix(seed: number, index: number): number {
  let state = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b)
  state ^= state >>> 13
  state = Math.imul(state, 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}
