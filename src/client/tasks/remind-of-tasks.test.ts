import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remindOfTasks } from './remind-of-tasks.ts'

const shown: { title: string; body: string; click: () => void }[] = []
const visited: string[] = []

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  onclick: () => void = () => undefined
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body, click: () => this.onclick() })
  }
}

const at = (day: string) => new Date(`${day}T12:00:00`)
const task = (title: string, dueDate: string | null) => ({ title, dueDate, dueAt: null, isCompleted: false })
let storage: Map<string, string>
let answer: () => Response

beforeEach(() => {
  shown.length = 0
  visited.length = 0
  storage = new Map()
  FakeNotification.permission = 'granted'
  answer = () => Response.json([task('Call Ana', '2026-03-13'), task('Later', '2026-03-14'), task('Some day', null)])
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('window', {
    ...{ Notification: FakeNotification, focus: () => undefined },
    location: { assign: (path: string) => visited.push(path) },
  })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => vi.unstubAllGlobals())

const remind = (day: string, userId = 'u1') =>
  remindOfTasks({
    userId,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    now: at(day),
  })

test('what is due is told once a day, and a click leads to it', async () => {
  await remind('2026-03-13')
  await remind('2026-03-13')
  expect(shown).toHaveLength(1)
  expect(shown[0]?.body).toBe('Call Ana')
  shown[0]?.click()
  expect(visited).toEqual(['/follow-ups?of=due'])
  await remind('2026-03-14')
  expect(shown).toHaveLength(2)
})

test('two pages that look at once tell once, and another user of the device is told too', async () => {
  await Promise.all([remind('2026-03-13'), remind('2026-03-13')])
  expect(shown).toHaveLength(1)
  await remind('2026-03-13', 'u2')
  expect(shown).toHaveLength(2)
})

test('where nothing is due nothing is told, and the day is not used up', async () => {
  await remind('2026-03-12')
  expect(shown).toEqual([])
  answer = () => Response.json([task('Came up today', '2026-03-12')])
  await remind('2026-03-12')
  expect(shown).toHaveLength(1)
})

test.each(['denied', 'default'] as const)('with permission %s nothing is asked for or told', async (permission) => {
  FakeNotification.permission = permission
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await remind('2026-03-13')
  expect(fetched).not.toHaveBeenCalled()
  expect(shown).toEqual([])
})

test('a failure is the caller’s, and the next look tells', async () => {
  answer = () => new Response(null, { status: 503 })
  await expect(remind('2026-03-13')).rejects.toThrow()
  answer = () => Response.json([task('Call Ana', '2026-03-13')])
  await remind('2026-03-13')
  expect(shown).toHaveLength(1)
})
