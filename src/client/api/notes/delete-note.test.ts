import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue as en } from '#client/i18n/en/catalogue.ts'
import { closeToast, currentToast, showToast } from '#client/ui/overlays/toast-store.ts'
import { deleteLater } from './delete-note.ts'
import { finishDeletions } from './undoable-deletions.ts'

const fetching = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.stubGlobal('fetch', fetching.mockReset())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  await i18next.init({ lng: 'en', resources: { en }, defaultNS: 'common' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const closeShown = () => closeToast(currentToast()?.id ?? 0)

test('deletes a note once its toast is gone, and not before', async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }))
  deleteLater(new QueryClient(), ['n1'])
  expect(currentToast()).toMatchObject({ title: 'Note deleted', open: true })
  expect(fetching).not.toHaveBeenCalled()
  closeShown()
  expect(fetching).toHaveBeenCalledWith(expect.stringContaining('/api/voice-notes/n1'), expect.anything())
})

test('deletes a note when another toast takes the place of its own', () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }))
  deleteLater(new QueryClient(), ['n1'])
  const undo = currentToast()?.action?.onSelect
  showToast({ title: 'Saved' })
  expect(fetching).toHaveBeenCalledOnce()
  // It is too late to undo the deletion, so the note must not come back to the lists.
  undo?.()
  showToast({ title: 'Saved again' })
  expect(fetching).toHaveBeenCalledOnce()
})

test('does not delete a note that was restored', () => {
  deleteLater(new QueryClient(), ['n2'])
  currentToast()?.action?.onSelect()
  closeShown()
  expect(fetching).not.toHaveBeenCalled()
})

test('before the session ends, deletes the notes that could still be restored', async () => {
  let answer: (response: Response) => void = () => undefined
  fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  deleteLater(new QueryClient(), ['n4'])
  let finished = false
  const finishing = finishDeletions().then(() => {
    finished = true
  })
  expect(fetching).toHaveBeenCalledOnce()
  expect(finished).toBe(false)
  answer(new Response(null, { status: 204 }))
  await finishing
  closeShown()
  expect(fetching).toHaveBeenCalledOnce()
})

test('reports a failed deletion in the specified words', async () => {
  fetching.mockResolvedValue(new Response('', { status: 500 }))
  deleteLater(new QueryClient(), ['n3'])
  closeShown()
  await expect.poll(currentToast).toMatchObject({
    title: 'Error',
    description: 'Failed to delete note. Please try again.',
    variant: 'destructive',
  })
})
