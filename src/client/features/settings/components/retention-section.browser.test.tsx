import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Settings } from '#shared/contract/settings.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { RetentionSection } from './retention-section.tsx'

describe.each(LANGUAGES)('the choice of retention, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const select = (kind: 'audio' | 'notes') =>
    page.getByRole('combobox', { name: translate(`settings:retention.${kind}`) })
  const dialog = () => page.getByRole('alertdialog')
  const labels = (kind: 'audio' | 'notes') =>
    [...(select(kind).element() as HTMLSelectElement).options].map(({ text }) => text)
  const days = (count: number) => translate('settings:retention.days', { count, days: count })
  /** Answers the next unanswered call with a name. */
  async function answer(call: string, status: number, body: unknown) {
    await expect.poll(() => calls.find((one) => one.call === call)).toBeDefined()
    const at = calls.findIndex((one) => one.call === call)
    const [held] = calls.splice(at, 1)
    held?.answer(status, body)
    return held?.body
  }
  async function open(
    chosen: Partial<Pick<Settings, 'audioRetentionDays' | 'noteRetentionDays'>> = {},
    ceilings: { audio: number | null; notes: number | null } = { audio: null, notes: null },
  ) {
    await answer('GET /api/settings', 200, { audioRetentionDays: null, noteRetentionDays: null, ...chosen })
    await answer('GET /api/retention', 200, { ceilings })
    await expect.element(select('audio')).toBeVisible()
  }
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth

  beforeEach(async () => {
    await page.viewport(360, 740)
    await renderInApp(language, null)
    await loadSettingsTexts()
    calls = holdCalls()
    await renderInApp(language, <RetentionSection />)
  })

  test('is for ever by default, without a ceiling', async () => {
    await open()
    await expect.element(select('audio')).toHaveDisplayValue(translate('settings:retention.forever'))
    expect(labels('audio')).toEqual([translate('settings:retention.forever'), days(365), days(90), days(30)])
    expect(labels('notes')[1]).toMatch(/^1.?095 /)
    expect(fits()).toBe(true)
  })

  test('says what a shorter time deletes, and is saved only if the user wants that', async () => {
    await open()
    await select('audio').selectOptions('30')
    await answer('GET /api/retention/preview?kind=audio&days=30', 200, { count: 12 })
    await expect.element(dialog().getByText(translate('settings:retention.deletes.audio', { count: 12 }))).toBeVisible()
    expect(fits()).toBe(true)
    await page.getByRole('button', { name: translate('cancel') }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(select('audio')).toHaveDisplayValue(translate('settings:retention.forever'))
    expect(calls).toEqual([])

    await select('notes').selectOptions('90')
    await answer('GET /api/retention/preview?kind=notes&days=90', 200, { count: 1 })
    await expect.element(dialog().getByText(translate('settings:retention.deletes.notes', { count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: translate('settings:retention.saveAndDelete') }).click()
    const saved = await answer('PATCH /api/settings', 200, { audioRetentionDays: null, noteRetentionDays: 90 })
    expect(saved).toEqual({ noteRetentionDays: 90 })
    await expect.element(select('notes')).toHaveDisplayValue(days(90))
  })

  test('asks even if nothing is that old yet', async () => {
    await open({ audioRetentionDays: 365 })
    await select('audio').selectOptions('90')
    await answer('GET /api/retention/preview?kind=audio&days=90', 200, { count: 0 })
    await expect.element(dialog().getByText(translate('settings:retention.deletes.none'))).toBeVisible()
    await page.getByRole('button', { name: translate('settings:retention.save'), exact: true }).click()
    expect(await answer('PATCH /api/settings', 200, { audioRetentionDays: 90 })).toEqual({ audioRetentionDays: 90 })
  })

  test('is saved at once if it becomes longer', async () => {
    await open({ audioRetentionDays: 30 })
    await select('audio').selectOptions('365')
    expect(await answer('PATCH /api/settings', 200, { audioRetentionDays: 365 })).toEqual({ audioRetentionDays: 365 })
    await select('audio').selectOptions(translate('settings:retention.forever'))
    expect(await answer('PATCH /api/settings', 200, { audioRetentionDays: null })).toEqual({ audioRetentionDays: null })
  })

  test('names the ceiling of the server, and offers nothing beyond it', async () => {
    await open({ audioRetentionDays: 365 }, { audio: 60, notes: null })
    const time = days(60)
    await expect
      .element(page.getByText(translate('settings:retention.ceiling.audio', { time }), { exact: false }))
      .toBeVisible()
    expect(labels('audio')).toEqual([translate('settings:retention.allowed', { time }), days(30)])
    // The ceiling overrules the choice of a year.
    await expect.element(select('audio')).toHaveDisplayValue(translate('settings:retention.allowed', { time }))
    expect(labels('notes')).toHaveLength(4)
    expect(fits()).toBe(true)
  })

  test('changes nothing if the notes can’t be counted', async () => {
    await open()
    await select('audio').selectOptions('30')
    await answer('GET /api/retention/preview?kind=audio&days=30', 500, {
      code: 'internal',
      message: 'No',
      requestId: '1',
    })
    // The page was rendered twice, once without the section.
    await expect.element(page.getByText(translate('settings:retention.countFailed')).first()).toBeVisible()
    expect(calls).toEqual([])
    await expect.element(select('audio')).toHaveDisplayValue(translate('settings:retention.forever'))
  })
})
