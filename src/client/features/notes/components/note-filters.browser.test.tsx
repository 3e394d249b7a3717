import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { findWrappedChoices } from '#client/testing/wrapped-choices.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { readFilter } from '../note-filter.ts'
import { NoteFilters } from './note-filters.tsx'

const NONE = readFilter(new URLSearchParams())

test.each(LANGUAGES)('every filter takes one line on a phone, in %s', async (language) => {
  await page.viewport(360, 740)
  vi.stubGlobal('fetch', async () => Response.json([]))
  await renderInApp(language, <NoteFilters filter={NONE} onChange={() => undefined} onClear={() => undefined} />)
  await page.getByRole('button', { name: translate('notes:narrow.filters') }).click()
  await expect.element(page.getByRole('combobox').first()).toBeVisible()
  expect(findWrappedChoices()).toEqual([])
})
