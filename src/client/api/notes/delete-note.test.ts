import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue as en } from '#client/i18n/en/catalogue.ts'
import { currentToast } from '#client/ui/overlays/toast-store.ts'
import { deleteLater } from './delete-note.ts'

const UNDO_MS = 5000
const fetching = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching.mockReset())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  await i18next.init({ lng: 'en', resources: { en }, defaultNS: 'common' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('deletes a note once it can no longer be undone', async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }))
  deleteLater(new QueryClient(), 'n1')
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(fetching).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetching).toHaveBeenCalledWith(expect.stringContaining('/api/voice-notes/n1'), expect.anything())
})

test('does not delete a note that was restored', async () => {
  deleteLater(new QueryClient(), 'n2')
  currentToast()?.action?.onSelect()
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(fetching).not.toHaveBeenCalled()
})

test('reports a failed deletion in the specified words', async () => {
  fetching.mockResolvedValue(new Response('', { status: 500 }))
  deleteLater(new QueryClient(), 'n3')
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to delete note. Please try again.',
    variant: 'destructive',
  })
})
