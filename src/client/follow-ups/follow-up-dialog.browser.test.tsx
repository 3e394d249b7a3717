import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import { FollowUpDialog } from './follow-up-dialog.tsx'

const MARKUP = '<img src=x onerror="document.title=1"><b>Bold</b> & “quoted”'
const ARABIC = 'اتصل بالبنك غدا'
const REASON = 'The server’s reason'

describe.each(LANGUAGES)('the follow-up dialog in %s', (language) => {
  const onClose = vi.fn()
  let calls: ReturnType<typeof holdCalls>
  const dialog = page.getByRole('dialog')
  const title = () => dialog.getByLabelText(translate('tasks:form.title'), { exact: true })
  const details = () => dialog.getByLabelText(translate('tasks:form.description'))
  const save = () => dialog.getByRole('button', { name: translate('tasks:form.save') })

  beforeEach(async () => {
    onClose.mockClear()
    calls = holdCalls()
    await renderInApp(language, <FollowUpDialog followUp={null} onClose={onClose} />)
    await expect.element(dialog).toHaveAccessibleName(translate('tasks:form.addTitle'))
  })

  test('cannot be saved without a title', async () => {
    await expect.element(save()).toBeDisabled()
    await title().fill('   ')
    await expect.element(save()).toBeDisabled()
    await title().fill('Ana')
    await expect.element(save()).toBeEnabled()
  })

  test('keeps text that is too long and shows the reason next to the field', async () => {
    for (const [field, longest] of [
      [title(), MAX_TITLE_LENGTH],
      [details(), MAX_DESCRIPTION_LENGTH],
    ] as const) {
      const text = 'x'.repeat(longest + 1)
      await field.fill(text)
      await expect.element(field).toHaveValue(text)
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      // The matcher replaces the narrow space within a French number, but not the one before a colon.
      const reason = new RegExp(translate('tooLong', { max: longest }).replaceAll(/\s/g, '\\s'))
      await expect.element(field).toHaveAccessibleDescription(reason)
    }
  })

  test('keeps what was typed when the server fails, and shows a toast', async () => {
    await title().fill(MARKUP)
    await details().fill(ARABIC)
    await save().click()
    await expect.poll(() => calls).toHaveLength(1)
    calls[0]?.answer(500, null)
    await expect.element(page.getByText(translate('tasks:updateFailed')).first()).toBeVisible()
    await expect.element(title()).toHaveValue(MARKUP)
    await expect.element(details()).toHaveValue(ARABIC)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('shows the server’s reason next to the rejected field', async () => {
    await title().fill(MARKUP)
    await save().click()
    await expect.poll(() => calls).toHaveLength(1)
    calls[0]?.answer(400, { code: 'validation_failed', message: 'No', fields: { title: REASON }, requestId: '1' })
    await expect.element(title()).toHaveAccessibleDescription(REASON)
    await expect.element(title()).toHaveValue(MARKUP)
    await expect.element(save()).toBeEnabled()
  })

  test('makes one call on a double click, is busy until the response, and then closes', async () => {
    await title().fill(ARABIC)
    await save().dblClick()
    await expect.element(save()).toHaveAttribute('aria-busy', 'true')
    await expect.element(save()).toBeDisabled()
    await expect.element(title()).toHaveValue(ARABIC)
    expect(calls).toEqual([
      expect.objectContaining({ call: 'POST /api/follow-ups', body: expect.objectContaining({ title: ARABIC }) }),
    ])
    calls[0]?.answer(201, {})
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(calls).toHaveLength(1)
  })

  test('fits a phone', async () => {
    await page.viewport(360, 800)
    const { scrollWidth, clientWidth } = dialog.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})
