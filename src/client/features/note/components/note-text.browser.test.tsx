import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { createPlayer } from '#client/player/create-player.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeVoiceNote } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { useAgain } from '../hooks/use-again.ts'
import { NoteText } from './note-text.tsx'

const ENGINE = { id: 'remote', model: 'whisper-1', draft: false }
const NOTE = makeVoiceNote({ id: 'n', engine: ENGINE, audioReady: true })
const EMPTY = { noteId: 'n', version: 2, language: 'en', engine: ENGINE, sentences: [] } as unknown as Transcript

function Text({ note, transcript }: { note: VoiceNote; transcript: Transcript }) {
  return (
    <MemoryRouter>
      <NoteText
        note={note}
        transcript={transcript}
        onRetry={null}
        player={createPlayer()}
        again={useAgain(note).again}
        suggestions={[]}
        afterSentence={undefined}
        showsComments={false}
      />
    </MemoryRouter>
  )
}

test.each(LANGUAGES)('says that a text is empty because all of it was removed, in %s', async (language) => {
  await renderInApp(language, null)
  await loadSharingTexts()
  holdCalls()
  await renderInApp(language, <Text note={NOTE} transcript={EMPTY} />)
  await expect.element(page.getByText(translate('note:emptiedTitle'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('note:again.earlier') })).toBeVisible()
})

test.each([
  ['offers another transcription where an engine recognised nothing', ENGINE, 1],
  ['offers none where there was silence', null, 0],
] as const)('%s', async (_, engine, offers) => {
  await renderInApp('en', null)
  await loadSharingTexts()
  const calls = holdCalls()
  const note = { ...NOTE, speechFound: false, engine } as VoiceNote
  await renderInApp('en', <Text note={note} transcript={{ ...EMPTY, version: 1, engine } as Transcript} />)
  await expect.element(page.getByText(translate('note:noSpeechTitle'))).toBeVisible()
  const engines = [{ ...ENGINE, ready: true, languages: null, setUp: true, problem: null }]
  if (offers > 0)
    await vi.waitFor(() => expect(calls.some(({ call }) => call.includes('/api/speech/status'))).toBe(true))
  for (const held of calls) held.answer(200, { engines, passageLanguages: [], tellsSpeakers: false })
  const button = page.getByRole('button', { name: translate('note:again.label') })
  if (offers > 0) await expect.element(button).toBeVisible()
  else expect(button.elements()).toHaveLength(0)
})
