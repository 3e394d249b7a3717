import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { uploads } from '../browser-uploads.ts'
import type { Upload } from '../uploads-state.ts'
import { UploadList } from './upload-list.tsx'

const upload = (id: string, status: Upload['status']): Upload => ({
  id,
  file: new File(['x'], `${id}.ogg`),
  language: 'auto',
  status,
  fraction: 0,
  retryIn: null,
  noteId: status === 'success' ? `note-${id}` : null,
  message: null,
})

async function show(language: Language, list: readonly Upload[]) {
  await page.viewport(360, 740)
  vi.spyOn(uploads, 'getState').mockReturnValue(list)
  const remove = vi.spyOn(uploads, 'remove').mockReturnValue()
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(
    language,
    <MemoryRouter>
      <h2 id="uploads-title" tabIndex={-1}>
        Uploads
      </h2>
      <UploadList />
      <Tooltips />
    </MemoryRouter>,
  )
  return remove
}

afterEach(() => vi.restoreAllMocks())

const clear = () => page.getByRole('button', { name: translate('uploads:removeSent') })

test.each(LANGUAGES)('all uploaded files leave the list at once, and no others, in %s', async (language) => {
  const list = [upload('a', 'success'), upload('b', 'error'), upload('c', 'success'), upload('d', 'paused')]
  const remove = await show(language, list)
  await clear().click()
  expect(remove.mock.calls).toEqual([['a'], ['c']])
  expect(document.activeElement?.id).toBe('uploads-title')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a single uploaded file has only its own button', async () => {
  await show('en', [upload('a', 'success'), upload('b', 'error')])
  await expect
    .element(page.getByRole('link', { name: translate('uploads:openNoteLabel', { name: 'a.ogg' }) }))
    .toBeVisible()
  expect(clear().elements()).toEqual([])
})
