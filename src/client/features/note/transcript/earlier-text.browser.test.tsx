import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { EarlierVersions } from './earlier-versions.tsx'

const NOTE = { id: 'n', access: 'owner' } as VoiceNote
const text = (version: number) =>
  ({
    noteId: 'n',
    version,
    language: 'en',
    engine: null,
    sentences: [{ index: 0, start: 0, end: 1, text: 'Hello.' }],
  }) as Transcript

test.each(LANGUAGES)('says that an earlier text is back, and brings the replaced one back, in %s', async (language) => {
  await page.viewport(360, 740)
  const calls = holdCalls()
  await renderInApp(language, <EarlierVersions note={NOTE} transcript={text(3)} />)
  await page.getByRole('button', { name: translate('note:again.earlier') }).click()
  const asked = (call: string) => calls.filter((one) => one.call.startsWith(call))
  await expect.poll(() => asked('GET /api/voice-notes/n/transcript?version=2')).toHaveLength(1)
  asked('GET /api/voice-notes/n/transcript?version=2')[0]?.answer(200, text(2))
  await page.getByRole('button', { name: translate('note:edit.restore') }).click()
  const restored = () => asked('POST /api/voice-notes/n/transcript/restore')
  await expect.poll(() => restored().map(({ body }) => body)).toEqual([{ version: 2 }])
  restored()[0]?.answer(200, text(4))
  await expect.element(page.getByText(translate('note:edit.restored', { version: 2 })).first()).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: translate('undo.label') }).click()
  await expect.poll(() => restored().map(({ body }) => body)).toEqual([{ version: 2 }, { version: 3 }])
})

/** A version is feminine in Spanish and French, in all that is said of it. */
const ORIGINS = {
  en: /^Transcribed on .* ·\sTranscribed by Tiny/,
  es: /^Transcrita el .* ·\sTranscrita por Tiny/,
  fr: /^Transcrite le .* ·\sTranscrite par Tiny/,
}

test.each(LANGUAGES)('says when and by which model an earlier text was made, in %s', async (language) => {
  const calls = holdCalls()
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, <EarlierVersions note={NOTE} transcript={text(3)} />)
  await page.getByRole('button', { name: translate('note:again.earlier') }).click()
  const asked = (call: string) => calls.find((one) => one.call.startsWith(`GET /api/voice-notes/n/transcript${call}`))
  await expect.poll(() => asked('?version=2') && asked('/versions')).toBeTruthy()
  asked('?version=2')?.answer(200, { ...text(2), engine: { id: 'local', model: 'Tiny' } })
  asked('/versions')?.answer(200, [
    { version: 2, origin: 'engine', author: null, createdAt: '2026-03-04T08:40:00.000Z' },
  ])
  await expect.element(page.getByText(ORIGINS[language])).toBeVisible()
})
