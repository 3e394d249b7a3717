import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { createPlayer } from '#client/player/create-player.ts'
import { TranscriptView } from '#client/player/transcript-view.tsx'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Sentence, Speaker } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { SentenceSpeaker } from './sentence-speaker.tsx'
import { SpeakerDialog } from './speaker-dialog.tsx'
import { SpeakersState, TellSpeakers } from './tell-speakers.tsx'

const NOTE = { id: '2f2f5c3e-7d0f-4b51-9d0c-0a4d8d7e9b01', owner: null }
const ANA: Speaker = { number: 1, name: 'Ana Ruiz', isOwner: false }
const SECOND: Speaker = { number: 2, name: null, isOwner: false }
const SENTENCES: Sentence[] = [
  { index: 0, start: 0, end: 2, text: 'Please send the report.', speaker: 1 },
  { index: 1, start: 2, end: 4, text: 'By Friday.', speaker: 1 },
  { index: 2, start: 4, end: 6, text: 'I will.', speaker: 2 },
  { index: 3, start: 6, end: 8, text: 'Very good.', speaker: 1 },
]
const answer = (list: Speaker[]) => ({
  noteId: NOTE.id,
  version: 1,
  language: 'en',
  engine: null,
  sentences: SENTENCES,
  speakers: { status: 'found', failure: null, list },
})

/** Waits for a call of the page, and removes it from the list. */
async function nextOf(calls: ReturnType<typeof holdCalls>) {
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const call = calls.shift()
  if (!call) throw new Error('nothing was called')
  return call
}

beforeEach(async () => {
  await renderInApp('en', null)
  await loadSharingTexts()
})

async function showText(onSpeaker?: (speaker: Speaker) => void, speakers: Speaker[] = [ANA, SECOND]) {
  const player = createPlayer()
  player.setDuration(10)
  await renderInApp(
    'en',
    <TranscriptView
      sentences={SENTENCES}
      language="en"
      player={player}
      playable
      speakers={speakers}
      onSpeaker={onSpeaker}
    />,
  )
}

test('each turn begins with the name of its speaker, which can be pressed and reached by keyboard', async () => {
  const press = vi.fn()
  await showText(press)
  const names = page.getByTitle('Name or change this speaker')
  await expect.element(names.first()).toBeVisible()
  expect(names.elements().map((element) => element.textContent)).toEqual(['ARAna Ruiz', '2Speaker 2', 'ARAna Ruiz'])
  await page.getByRole('button', { name: 'Speaker 2' }).click()
  expect(press).toHaveBeenCalledExactlyOnceWith(SECOND)
  // There is one tab stop for the name and one for the sentence; the names of other turns are not tab stops.
  const tabStops = () => names.elements().map((element) => (element as HTMLElement).tabIndex)
  expect(tabStops()).toEqual([0, -1, -1])
  const first = page.getByRole('button', { name: 'Please send the report.' }).element() as HTMLElement
  first.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(tabStops).toEqual([-1, 0, -1])
})

test('those who may not change anything see the names as text', async () => {
  await showText()
  await expect.element(page.getByText('Ana Ruiz').first()).toBeVisible()
  expect(page.getByTitle('Name or change this speaker').elements()).toHaveLength(0)
})

test('shows no name above the words of a single speaker without a name', async () => {
  await showText(undefined, [{ ...SECOND, number: 1 }])
  await expect.element(page.getByText('Very good.')).toBeVisible()
  expect(page.getByText('Speaker 1').elements()).toHaveLength(0)
})

const dialog = (speaker: Speaker, onClose = vi.fn(), onListen: (() => void) | null = null) => (
  <SpeakerDialog
    note={NOTE}
    speaker={speaker}
    speakers={[ANA, SECOND]}
    suggestions={['Tom', 'Zoe']}
    onListen={onListen}
    onClose={onClose}
  />
)

test.each(LANGUAGES)('a speaker is named in one field, on a phone, in %s', async (language) => {
  await page.viewport(360, 740)
  const calls = holdCalls()
  const close = vi.fn()
  await renderInApp(language, dialog(SECOND, close))
  // A field with suggestions is a combobox.
  await page.getByLabelText(translate('speakers:name'), { exact: true }).fill(' Tom ')
  await page.getByRole('button', { name: translate('speakers:save') }).click()
  const call = await nextOf(calls)
  expect(call.call).toBe(`PATCH /api/voice-notes/${NOTE.id}/speakers/2`)
  expect(call.body).toEqual({ name: 'Tom', isOwner: false })
  call.answer(200, answer([ANA, { ...SECOND, name: 'Tom' }]))
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('marks a speaker as the user, or as the same person as another speaker', async () => {
  const calls = holdCalls()
  const listen = vi.fn()
  await renderInApp('en', dialog(SECOND, vi.fn(), listen))
  await page.getByRole('button', { name: 'Listen to the voice' }).click()
  expect(listen).toHaveBeenCalledOnce()
  await page.getByRole('checkbox', { name: 'This is me' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const owner = await nextOf(calls)
  expect(owner.body).toEqual({ name: null, isOwner: true })
  owner.answer(200, answer([ANA, { ...SECOND, isOwner: true }]))
  await renderInApp('en', dialog({ ...SECOND, number: 3 }))
  await page.getByRole('combobox', { name: 'The same person as' }).selectOptions('Ana Ruiz')
  await page.getByRole('button', { name: 'Make them one' }).click()
  const merged = await nextOf(calls)
  expect([merged.call, merged.body]).toEqual([`POST /api/voice-notes/${NOTE.id}/speakers/3/merge`, { into: 1 }])
  merged.answer(200, answer([ANA]))
})

test('tells speakers apart with a number of people that the user gives', async () => {
  const calls = holdCalls()
  await renderInApp('en', <TellSpeakers noteId={NOTE.id} speakers={undefined} />)
  await page.getByRole('button', { name: 'Tell speakers apart' }).click()
  await page.getByRole('combobox', { name: 'How many people speak?' }).selectOptions('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Tell speakers apart' }).click()
  const call = await nextOf(calls)
  expect([call.call, call.body]).toEqual([`POST /api/voice-notes/${NOTE.id}/speakers`, { count: 3 }])
  call.answer(200, answer([]))
})

test('says that the speakers are being told apart, or why that failed', async () => {
  await renderInApp('en', <SpeakersState speakers={{ status: 'waiting', failure: null, list: [] }} />)
  await expect.element(page.getByRole('status').filter({ hasText: 'are being told apart' })).toBeVisible()
  await renderInApp('en', <SpeakersState speakers={{ status: 'failed', failure: 'no_model', list: [] }} />)
  await expect.element(page.getByText(/no longer installed/)).toBeVisible()
})

/** The choice of the first sentence's speaker, as the editor shows it for each sentence. */
function Choice({ first }: { first: readonly Speaker[] }) {
  const [speakers, setSpeakers] = useState(first)
  const [sentence] = SENTENCES
  if (!sentence) throw new Error('there is no sentence')
  const shown = { noteId: NOTE.id, version: 4, sentence, speakers, onSpeakers: setSpeakers }
  return (
    <>
      <SentenceSpeaker {...shown} time="0:00" />
      <SentenceSpeaker {...shown} time="0:02" />
    </>
  )
}

test('shows no mark of a single speaker without a name, until there is another one', async () => {
  const calls = holdCalls()
  await renderInApp('en', <Choice first={[{ ...SECOND, number: 1 }]} />)
  const choice = page.getByRole('combobox', { name: 'Speaker of the sentence at 0:00' })
  const marks = () => Array.from(document.querySelectorAll('[aria-hidden=true].rounded-full'), (one) => one.textContent)
  await expect.element(choice).toHaveValue('1')
  expect(marks()).toEqual([])
  await choice.selectOptions('Somebody else')
  const call = await nextOf(calls)
  call.answer(200, answer([{ ...SECOND, number: 1 }, SECOND]))
  await expect.poll(marks).toEqual(['1', '1'])
})

test('assigns a sentence to another speaker at once while the text is edited', async () => {
  const calls = holdCalls()
  await renderInApp('en', <Choice first={[ANA, SECOND]} />)
  const choice = page.getByRole('combobox', { name: 'Speaker of the sentence at 0:00' })
  await choice.selectOptions('Speaker 2')
  const call = await nextOf(calls)
  expect(call.call).toBe(`PUT /api/voice-notes/${NOTE.id}/transcript/speaker`)
  expect(call.body).toEqual({ version: 4, sentence: 0, speaker: 2 })
  call.answer(200, {
    ...answer([ANA, SECOND]),
    sentences: SENTENCES.slice(0, 1).map((one) => ({ ...one, speaker: 2 })),
  })
  await expect.element(choice).toHaveValue('2')
})
