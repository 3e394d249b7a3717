import { expect, test } from 'vitest'
import { ServiceAvailability } from './service-availability.ts'

const wrapped = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
const cut = wrapped('UND_ERR_SOCKET')

function start() {
  const clock = { now: 1000 }
  const reach = new ServiceAvailability(() => clock.now)
  const fail = (error: unknown = cut) => {
    const began = clock.now
    clock.now += 1
    reach.failed(error, began)
  }
  const isLost = () => reach.outage?.problem === 'unreachable'
  return { clock, reach, fail, isLost }
}

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'EPROTO'])(
  'treats %s as an outage at once',
  (code) => {
    const { reach, fail, isLost } = start()
    expect(reach.outage).toBeNull()
    fail(wrapped(code))
    expect(isLost()).toBe(true)
  },
)

test.each([cut, wrapped('UND_ERR_CONNECT_TIMEOUT'), new TypeError('fetch failed'), 'no error at all'])(
  'treats three failures in a row as an outage, whatever they are: %s',
  (error) => {
    const { fail, isLost } = start()
    fail(error)
    fail(error)
    expect(isLost()).toBe(false)
    fail(error)
    expect(isLost()).toBe(true)
  },
)

test('resets the count of failures on a success or a refusal', () => {
  for (const answer of ['served', 'answered'] as const) {
    const { reach, fail, isLost } = start()
    fail()
    fail()
    reach[answer]()
    fail()
    fail()
    expect(isLost()).toBe(false)
  }
})

test('counts requests that fail together once', () => {
  const { clock, reach, isLost } = start()
  const began = clock.now
  clock.now += 100
  for (let request = 0; request < 4; request++) reach.failed(cut, began)
  expect(isLost()).toBe(false)
})

test('probes an outage after pauses that grow with each failure, until a success', () => {
  const { clock, reach, fail, isLost } = start()
  const pause = () => {
    // Four requests of one note fail together.
    const first = clock.now
    for (let request = 0; request < 4; request++) reach.failed(wrapped('ECONNREFUSED'), first)
    const began = clock.now
    while (isLost()) clock.now += 1000
    return (clock.now - began) / 1000
  }
  expect([pause(), pause(), pause(), pause(), pause(), pause(), pause()]).toEqual([15, 30, 60, 120, 240, 300, 300])
  expect(reach.onTrial).toBe(true)
  fail()
  expect(isLost()).toBe(true)
  reach.served()
  expect(reach.onTrial).toBe(false)
  expect(pause()).toBe(15)
})

test('dates an outage from its first failure', () => {
  const { clock, reach, fail } = start()
  fail()
  clock.now += 60_000
  fail()
  fail()
  const { outage } = reach
  if (outage?.problem !== 'unreachable') throw new Error('no outage')
  // From the first failure to the end of the pause: a minute, two milliseconds and the pause.
  expect(outage.until.getTime() - outage.since.getTime()).toBe(60_000 + 2 + 15_000)
})

test('leaves a service alone for as long as it asks, whatever it serves meanwhile', () => {
  const { clock, reach } = start()
  reach.busy(7200)
  reach.served()
  clock.now += 7_199_000
  expect(reach.outage).toMatchObject({ problem: 'busy' })
  clock.now += 1000
  expect(reach.outage).toBeNull()
  expect(reach.onTrial).toBe(false)
})

test('leaves a pause of a few seconds to the caller', () => {
  const { reach } = start()
  reach.busy(5)
  expect(reach.outage).toBeNull()
})

test('knows whether it has succeeded recently', () => {
  const { clock, reach } = start()
  expect(reach.servedSince(0)).toBe(false)
  reach.served()
  clock.now += 500
  expect(reach.servedSince(clock.now - 500)).toBe(true)
  expect(reach.servedSince(clock.now - 499)).toBe(false)
})
