import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSharedEventStream } from './shared-event-stream.ts'

/** Replaces the browser's EventSource, which Node lacks. The tests act as the server. */
class ScriptedSource {
  static CLOSED = 2
  static made: ScriptedSource[] = []
  readyState = 1
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onerror?: () => void
  closed = false
  constructor() {
    ScriptedSource.made.push(this)
  }
  close() {
    this.closed = true
  }
}

const open = () => ScriptedSource.made.filter((source) => !source.closed)
const deleted = { type: 'deleted', noteId: 'n1' }

interface Tab {
  handlers: { onEvent: ReturnType<typeof vi.fn>; onOpen: ReturnType<typeof vi.fn>; onRefused: ReturnType<typeof vi.fn> }
  close: () => void
}

let tabs: Tab[] = []
let names = 0
let name = ''

function openTab(of = name): Tab {
  const handlers = { onEvent: vi.fn(), onOpen: vi.fn(), onRefused: vi.fn() }
  const tab = { handlers, close: openSharedEventStream(of, '/api/stream', handlers) }
  tabs.push(tab)
  return tab
}

/** Opens a tab that holds the stream and has received the server's answer. */
async function openLeader(): Promise<{ tab: Tab; source: ScriptedSource }> {
  const tab = openTab()
  await vi.waitFor(() => expect(open()).toHaveLength(1), { timeout: 30_000 })
  const [source] = open()
  if (!source) throw new Error('no stream was opened')
  source.onopen?.()
  return { tab, source }
}

beforeEach(() => {
  ScriptedSource.made = []
  names += 1
  name = `stream ${names}`
  vi.stubGlobal('EventSource', ScriptedSource)
})
afterEach(() => {
  for (const tab of tabs) tab.close()
  tabs = []
  vi.unstubAllGlobals()
})

test('shares one stream among six tabs, and delivers every event to each', async () => {
  const { tab, source } = await openLeader()
  const others = Array.from({ length: 5 }, () => openTab())
  await vi.waitFor(
    () => {
      for (const other of others) expect(other.handlers.onOpen).toHaveBeenCalledTimes(1)
    },
    { timeout: 30_000 },
  )
  source.onmessage?.({ data: JSON.stringify(deleted) })
  await vi.waitFor(
    () => {
      for (const { handlers } of [tab, ...others]) expect(handlers.onEvent).toHaveBeenCalledExactlyOnceWith(deleted)
    },
    { timeout: 30_000 },
  )
  expect(tab.handlers.onOpen).toHaveBeenCalledTimes(1)
  expect(ScriptedSource.made).toHaveLength(1)
})

test('moves the stream to another tab when its tab is closed', async () => {
  const { tab, source } = await openLeader()
  const second = openTab()
  await vi.waitFor(() => expect(second.handlers.onOpen).toHaveBeenCalledTimes(1), { timeout: 30_000 })
  tab.close()
  await vi.waitFor(() => expect(open()).toHaveLength(1), { timeout: 30_000 })
  expect(source.closed).toBe(true)
  open()[0]?.onopen?.()
  expect(second.handlers.onOpen).toHaveBeenCalledTimes(2)
  open()[0]?.onmessage?.({ data: JSON.stringify(deleted) })
  expect(second.handlers.onEvent).toHaveBeenCalledExactlyOnceWith(deleted)
})

test('tells every tab that the stream was refused', async () => {
  const { tab, source } = await openLeader()
  const second = openTab()
  await vi.waitFor(() => expect(second.handlers.onOpen).toHaveBeenCalled(), { timeout: 30_000 })
  source.readyState = ScriptedSource.CLOSED
  source.onerror?.()
  expect(tab.handlers.onRefused).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(second.handlers.onRefused).toHaveBeenCalledTimes(1), { timeout: 30_000 })
})

test('opens no stream for a tab that was closed while waiting', async () => {
  const { tab } = await openLeader()
  openTab().close()
  tab.close()
  await navigator.locks.request(name, async () => undefined)
  expect(open()).toHaveLength(0)
})

test('opens a separate stream for another user or language', async () => {
  const { source } = await openLeader()
  const other = openTab(`${name} of somebody else`)
  await vi.waitFor(() => expect(open()).toHaveLength(2), { timeout: 30_000 })
  source.onmessage?.({ data: JSON.stringify(deleted) })
  expect(other.handlers.onEvent).not.toHaveBeenCalled()
})

test('opens a separate stream for a page that may not use locks', () => {
  vi.stubGlobal('navigator', {})
  openTab()
  openTab()
  expect(open()).toHaveLength(2)
})
