import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Again } from '../hooks/use-again.ts'
import { UnservedLanguage } from './unserved-language.tsx'

function makeAgain(served: Language[]): Again {
  const choices = { engines: [], languages: [], better: null }
  return {
    choices,
    others: [],
    served,
    passageLanguages: [],
    tellsSpeakers: false,
    problems: [],
    busy: false,
    onTranscribe: vi.fn(),
  }
}

/** A toast of an earlier test has the same role. */
const shown = () => page.getByRole('main')

async function show(language: Language, taken: Language, again: Again, onCheck = () => {}) {
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(
    language,
    <main>
      <UnservedLanguage language={taken} again={again} checking={false} onCheck={onCheck} />
    </main>,
  )
}

test.each(LANGUAGES)(
  'sets the language of a note and transcribes it again with one tap, on a phone, in %s',
  async (language) => {
    await page.viewport(360, 740)
    const again = makeAgain(['en', 'es'])
    await show(language, 'fr', again)
    const name = new Intl.DisplayNames(language, { type: 'language' })
    await page.getByRole('button', { name: translate('spoken:is', { language: name.of('en') ?? '' }) }).click()
    expect(shown().element().textContent).toContain(name.of('fr'))
    expect(again.onTranscribe).toHaveBeenCalledExactlyOnceWith({ language: 'en' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
)

test('offers only to check again if no engine understands any language', async () => {
  const check = vi.fn()
  await show('en', 'fr', makeAgain([]), check)
  await expect.element(page.getByText('No engine here understands French')).toBeVisible()
  expect(shown().getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('button', { name: translate('note:checkAgain') }).click()
  expect(check).toHaveBeenCalledOnce()
})
