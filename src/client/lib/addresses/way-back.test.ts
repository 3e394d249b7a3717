import { beforeEach, expect, test } from 'vitest'
import { rememberedWayBack, rememberWayBack } from './way-back.ts'

const NOW = new Date('2026-03-12T09:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let stored: Map<string, string>
let local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
beforeEach(() => {
  stored = new Map()
  local = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  }
})

test('remembers a page for as long as a reset link is valid', () => {
  rememberWayBack(local, '/verify-email?token=a', NOW)
  expect(rememberedWayBack(local, later(59))).toBe('/verify-email?token=a')
  expect(rememberedWayBack(local, later(60))).toBe('/')
})

test('forgets an earlier page for the start page', () => {
  rememberWayBack(local, '/notes', NOW)
  rememberWayBack(local, '/', NOW)
  expect(stored.size).toBe(0)
  expect(rememberedWayBack(local, NOW)).toBe('/')
})

test.each(['', 'nonsense', 'null', '7', '{}', '{"page":"/notes"}', '{"page":7,"until":9999999999999}'])(
  'reads %j as nothing remembered',
  (value) => {
    rememberWayBack(local, '/notes', NOW)
    const [key = ''] = stored.keys()
    stored.set(key, value)
    expect(rememberedWayBack(local, NOW)).toBe('/')
  },
)
