import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { makeFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { describeFollowUp, sendFollowUp } from './send-follow-up.ts'

const evidence = { quote: 'I’ll call <b>the bank</b> & ask.', sentence: 0, start: 0, end: 1 }
const FOLLOW_UP = makeFollowUp({ title: 'Call the bank', evidence })
const QUOTES = {
  en: '“I’ll call <b>the bank</b> & ask.”',
  es: '«I’ll call <b>the bank</b> & ask.»',
  fr: '«\u00A0I’ll call <b>the bank</b> & ask.\u00A0»',
}

describe.each(LANGUAGES)('a follow-up that is passed on, in %s', (language) => {
  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSharingTexts()
  })

  test('is described with its date and the words it rests on, as they were said', () => {
    expect(describeFollowUp(FOLLOW_UP, 'Due Friday')).toBe(`Call the bank\n\nDue Friday\n\n${QUOTES[language]}`)
    expect(describeFollowUp(makeFollowUp({ title: 'Answer', description: 'By mail' }), null)).toBe('Answer\n\nBy mail')
  })
})

describe('with a share sheet', () => {
  const share = vi.fn()
  beforeEach(async () => {
    await renderInApp('en', null)
    await loadSharingTexts()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  afterEach(() => {
    share.mockReset()
    Reflect.deleteProperty(navigator, 'share')
  })

  test('a follow-up is passed to it', async () => {
    await sendFollowUp(FOLLOW_UP, null)
    expect(share).toHaveBeenCalledWith({ title: 'Call the bank', text: describeFollowUp(FOLLOW_UP, null) })
  })

  test('closing the sheet does nothing', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    await expect(sendFollowUp(FOLLOW_UP, null)).resolves.toBeUndefined()
  })
})
