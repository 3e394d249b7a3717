import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { UnexpectedPassages } from './unexpected-passages.tsx'

const ID = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const plain = (index: number, text = 'Il faut rappeler le fournisseur.'): Sentence => ({
  index,
  start: index * 5,
  end: index * 5 + 4,
  text,
})
const drifted = (index: number, expectedLanguage: Language = 'fr'): Sentence => ({
  ...plain(index, `We must call supplier ${index}.`),
  marks: ['unexpected_language'],
  expectedLanguage,
})

interface Shown {
  sentences: Sentence[]
  languages?: Language[]
  access?: VoiceNote['access']
}

const play = vi.fn()

async function show(language: Language, { sentences, languages = ['fr'], access = 'owner' }: Shown) {
  await renderInApp(language, null)
  await loadSharingTexts()
  const transcript: Transcript = { noteId: ID, version: 4, language: 'fr', engine: null, sentences }
  const note = { id: ID, access } as VoiceNote
  await renderInApp(
    language,
    <main>
      <UnexpectedPassages note={note} transcript={transcript} languages={languages} onPlay={play} />
    </main>,
  )
}

const buttons = () =>
  page
    .getByRole('main')
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
const again = (locale: Language, to: Language = 'fr') =>
  translate('spoken:passage.again', { language: new Intl.DisplayNames(locale, { type: 'language' }).of(to) ?? '' })

let calls: ReturnType<typeof holdCalls>
beforeEach(() => {
  calls = holdCalls()
  play.mockClear()
})

describe.each(LANGUAGES)('a passage in an unexpected language, on a phone, in %s', (language) => {
  test('can be played, kept, or transcribed again', async () => {
    await page.viewport(360, 740)
    await show(language, { sentences: [plain(0), drifted(1), drifted(2), plain(3)] })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    const quote = 'We must call supplier 1. We must call supplier 2.'
    await page.getByRole('button', { name: translate('note:evidence', { time: '0:05', quote }) }).click()
    expect(play).toHaveBeenCalledExactlyOnceWith(5)
    await page.getByRole('button', { name: translate('spoken:passage.confirm') }).click()
    await expect.poll(() => calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      call: `POST /api/voice-notes/${ID}/passages/confirm`,
      body: { version: 4, sentence: 1 },
    })
    await page.getByRole('button', { name: again(language) }).click()
    await expect.poll(() => calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({
      call: `POST /api/voice-notes/${ID}/passages/transcribe`,
      body: { version: 4, sentence: 1, language: 'fr' },
    })
  })
})

test('says what can be done if no engine can be told the language', async () => {
  await show('en', { sentences: [drifted(0, 'es')] })
  await expect.element(page.getByText(translate('spoken:passage.byHand'))).toBeVisible()
  expect(buttons()).toEqual(['0:00', translate('spoken:passage.confirm')])
})

test('does not offer a new transcription to somebody who may only edit', async () => {
  await show('en', { sentences: [drifted(0)], access: 'edit' })
  expect(buttons()).toEqual(['0:00', translate('spoken:passage.confirm')])
})

test('shows the first of many passages, and says that there are more', async () => {
  await show('en', { sentences: [0, 2, 4, 6, 8].flatMap((index) => [drifted(index), plain(index + 1)]) })
  expect(buttons().filter((text) => text === again('en'))).toHaveLength(3)
  await expect.element(page.getByText(translate('spoken:passage.more'))).toBeVisible()
})

test('shows nothing for a text without marks', async () => {
  await show('en', { sentences: [plain(0), { ...plain(1), marks: ['doubtful'] }] })
  expect(page.getByRole('main').element().textContent).toBe('')
})
