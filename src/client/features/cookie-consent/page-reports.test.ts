import { beforeEach, expect, test, vi } from 'vitest'
import { createPageReports, maskPath } from './page-reports.ts'

let consent: boolean
const report = vi.fn<(path: string) => void>()
const stop = vi.fn<() => void>()
const loadService = vi.fn(async () => ({ report, stop }))
const settle = () => vi.waitFor(() => Promise.resolve(), { timeout: 30_000 })
const start = () => createPageReports({ hasConsent: () => consent, loadService })

beforeEach(() => {
  consent = false
  vi.clearAllMocks()
})

test('loads nothing without consent', async () => {
  const reports = start()
  reports.open('/')
  reports.open('/privacy-policy')
  await settle()
  expect(loadService).not.toHaveBeenCalled()
})

test('reports the open page after consent, and then each further one', async () => {
  const reports = start()
  const reported = (paths: string[]) =>
    vi.waitFor(() => expect(report.mock.calls.flat()).toEqual(paths), { timeout: 30_000 })
  reports.open('/')
  consent = true
  await reports.consentChanged()
  reports.open('/auth')
  await reported(['/', '/auth'])
  reports.open('/auth')
  reports.open('/')
  await reported(['/', '/auth', '/'])
  expect(loadService).toHaveBeenCalledTimes(1)
})

test('does not report a page that redirects at once', async () => {
  consent = true
  const reports = start()
  reports.open('/dashboard')
  reports.open('/')
  await vi.waitFor(() => expect(report.mock.calls.flat()).toEqual(['/']), { timeout: 30_000 })
})

test('stops the service when consent is withdrawn, even while it loads', async () => {
  const reports = start()
  consent = true
  reports.open('/')
  consent = false
  await reports.consentChanged()
  expect(report).not.toHaveBeenCalled()
  expect(stop).toHaveBeenCalledTimes(1)
  reports.open('/auth')
  await settle()
  expect(report).not.toHaveBeenCalled()
})

test('retries a service that failed to load on the next page', async () => {
  loadService.mockRejectedValueOnce(new Error('offline'))
  consent = true
  const reports = start()
  reports.open('/')
  await vi.waitFor(() => expect(loadService).toHaveBeenCalledTimes(1), { timeout: 30_000 })
  await settle()
  reports.open('/auth')
  await vi.waitFor(() => expect(report.mock.calls.flat()).toEqual(['/auth']), { timeout: 30_000 })
})

test.each([
  ['/', '/'],
  ['/notes', '/notes'],
  ['/notes/0192', '/notes/:id'],
  ['/shared/secret', '/shared/:id'],
  ['/auth/reset', '/auth/reset'],
])('reports %s as %s', (path, masked) => expect(maskPath(path)).toBe(masked))
