import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '#client/i18n/en/sharing-catalogue.ts'
import { remindOfFollowUps } from './remind-of-follow-ups.ts'

const shown: { title: string; body: string; click: () => void }[] = []
const visited: string[] = []
const requested: string[] = []

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  onclick: () => void = () => undefined
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body, click: () => this.onclick() })
  }
}

const at = (day: string) => new Date(`${day}T12:00:00`)
/** The server's answer with the first of the due follow-ups, and the total number. */
const due = (title: string, total = 1) => Response.json([{ title }], { headers: { 'X-Total-Count': String(total) } })
let storage: Map<string, string>
let answer: () => Response

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: catalogue }, fallbackLng: false })
})
beforeEach(() => {
  shown.length = 0
  visited.length = 0
  requested.length = 0
  storage = new Map()
  FakeNotification.permission = 'granted'
  answer = () => due('Call Ana')
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('window', {
    Notification: FakeNotification,
    focus: () => undefined,
    location: { assign: (path: string) => visited.push(path) },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const remind = (day: string, userId = 'u1') =>
  remindOfFollowUps({
    userId,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    now: at(day),
  })

test('notifies of due follow-ups once a day, and opens them on a click', async () => {
  await remind('2026-03-13')
  await remind('2026-03-13')
  expect(shown).toHaveLength(1)
  expect(shown[0]?.body).toBe('Call Ana')
  shown[0]?.click()
  expect(visited).toEqual(['/follow-ups?of=due'])
  await remind('2026-03-14')
  expect(shown).toHaveLength(2)
})

test('fetches only the first of many, and gives its title and the number of others', async () => {
  answer = () => due('Call Ana', 20_000)
  await remind('2026-03-13')
  expect(requested).toEqual([expect.stringMatching(/^\/api\/follow-ups\?of=due&toDo=true&timezone=[^&]+&limit=1$/)])
  expect(shown).toMatchObject([{ title: '20000 tasks are due', body: 'Call Ana, and 19999 more' }])
})

test('notifies once from two pages, and separately for another user of the device', async () => {
  await Promise.all([remind('2026-03-13'), remind('2026-03-13')])
  expect(shown).toHaveLength(1)
  await remind('2026-03-13', 'u2')
  expect(shown).toHaveLength(2)
})

test('shows nothing when nothing is due, and checks again that day', async () => {
  answer = () => Response.json([], { headers: { 'X-Total-Count': '0' } })
  await remind('2026-03-12')
  expect(shown).toEqual([])
  answer = () => due('Came up today')
  await remind('2026-03-12')
  expect(shown).toHaveLength(1)
})

test.each(['denied', 'default'] as const)('with permission %s, neither fetches nor notifies', async (permission) => {
  FakeNotification.permission = permission
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await remind('2026-03-13')
  expect(fetched).not.toHaveBeenCalled()
  expect(shown).toEqual([])
})

test('passes a failure to the caller, and notifies at the next check', async () => {
  answer = () => new Response(null, { status: 503 })
  await expect(remind('2026-03-13')).rejects.toThrow()
  answer = () => due('Call Ana')
  await remind('2026-03-13')
  expect(shown).toHaveLength(1)
})
