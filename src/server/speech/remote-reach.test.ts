import { expect, test } from 'vitest'
import { RemoteReach } from './remote-reach.ts'

const wrapped = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

function start() {
  const clock = { now: 1000 }
  return { clock, reach: new RemoteReach(() => clock.now) }
}

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'EPROTO'])(
  '%s is lost at once',
  (code) => {
    const { reach } = start()
    expect(reach.lost).toBe(false)
    reach.failed(wrapped(code))
    expect(reach.lost).toBe(true)
  },
)

test('a connection that takes too long counts when it is not the only one, and an answer in between forgives it', () => {
  const { reach } = start()
  reach.failed(wrapped('UND_ERR_CONNECT_TIMEOUT'))
  reach.answered()
  reach.failed(wrapped('UND_ERR_CONNECT_TIMEOUT'))
  expect(reach.lost).toBe(false)
  reach.failed(wrapped('UND_ERR_CONNECT_TIMEOUT'))
  expect(reach.lost).toBe(true)
})

test.each([wrapped('UND_ERR_SOCKET'), wrapped('ECONNRESET'), new TypeError('fetch failed'), 'no error at all'])(
  'a fault after the connection is none of it: %s',
  (error) => {
    const { reach } = start()
    reach.failed(error)
    expect(reach.lost).toBe(false)
  },
)

test('is tried again after a pause, which grows with each loss until something answers', () => {
  const { clock, reach } = start()
  const pause = () => {
    // Four requests of one note fail together.
    for (let request = 0; request < 4; request++) reach.failed(wrapped('ECONNREFUSED'))
    const began = clock.now
    while (reach.lost) clock.now += 1000
    return (clock.now - began) / 1000
  }
  expect([pause(), pause(), pause(), pause(), pause(), pause(), pause()]).toEqual([15, 30, 60, 120, 240, 300, 300])
  reach.answered()
  expect(pause()).toBe(15)
})
