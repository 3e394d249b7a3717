import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Correction } from '#shared/contract/corrections.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { CorrectionsSection } from './corrections-section.tsx'

const TITLE = '\u202E<b>Water the plants</b>'

function correction(id: string, change: Partial<Correction> = {}): Correction {
  return { id, kind: 'not_task', title: id, owner: null, note: null, createdAt: '2026-03-02T09:00:00.000Z', ...change }
}

describe.each(LANGUAGES)('the list of what was learnt from corrections, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const rows = () => page.getByRole('region', { name: translate('settings:corrections.title') }).getByRole('listitem')
  const row = (title: string) => rows().filter({ hasText: title })

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSettingsTexts()
    calls = holdCalls()
    await renderInApp(
      language,
      <MemoryRouter>
        <CorrectionsSection />
      </MemoryRouter>,
    )
    await expect.poll(() => calls[0]?.call).toBe('GET /api/corrections')
  })

  test('says so if nothing was learnt', async () => {
    calls[0]?.answer(200, { corrections: [] })
    await expect.element(page.getByText(translate('settings:corrections.empty'))).toBeVisible()
  })

  test('shows each decision with its item and its note', async () => {
    const note = { id: '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60', title: 'Monday' }
    calls[0]?.answer(200, {
      corrections: [
        correction('1', { title: TITLE, note }),
        correction('2', { kind: 'owner', title: 'Run the payroll', owner: 'Marie' }),
        correction('3', { kind: 'owner', title: 'Close the books', owner: 'me' }),
        correction('4', { kind: 'event', title: 'Lunch' }),
      ],
    })
    await expect.element(row(TITLE).getByText(translate('settings:corrections.not_task'))).toBeVisible()
    await expect.element(row(TITLE).getByRole('link', { name: 'Monday' })).toHaveAttribute('href', `/notes/${note.id}`)
    await expect
      .element(row('payroll').getByText(translate('settings:corrections.owner', { owner: 'Marie' })))
      .toBeVisible()
    await expect.element(row('books').getByText(translate('settings:corrections.ownerMe'))).toBeVisible()
    await expect.element(row('Lunch').getByText(translate('settings:corrections.event'))).toBeVisible()
  })

  test('forgets a correction at once, and shows it again if the server fails', async () => {
    calls[0]?.answer(200, { corrections: [correction('1', { title: TITLE }), correction('2', { title: 'Other' })] })
    await row(TITLE).getByRole('button').click()
    await expect.element(row(TITLE)).not.toBeInTheDocument()
    await expect.poll(() => calls[1]?.call).toBe('DELETE /api/corrections/1')
    calls[1]?.answer(500, { code: 'internal', message: 'No', requestId: '1' })
    await expect.poll(() => calls[2]?.call).toBe('GET /api/corrections')
    calls[2]?.answer(200, { corrections: [correction('1', { title: TITLE }), correction('2', { title: 'Other' })] })
    await expect.element(row(TITLE)).toBeVisible()
  })

  test('shows the newest first, and the rest on request', async () => {
    calls[0]?.answer(200, { corrections: Array.from({ length: 8 }, (_, at) => correction(`Decision ${at}`)) })
    await expect.element(row('Decision 0')).toBeVisible()
    expect(rows().elements()).toHaveLength(5)
    await page.getByRole('button', { name: translate('settings:corrections.more', { count: 3 }) }).click()
    expect(rows().elements()).toHaveLength(8)
  })
})
