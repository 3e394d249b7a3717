import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Sentence } from '#shared/contract/notes.ts'
import { createPlayer, type Player } from './create-player.ts'
import { TranscriptView } from './transcript-view.tsx'

const SENTENCES: Sentence[] = [
  { index: 0, start: 1, end: 3, text: 'Call Hannah now.', wordStarts: [0, 0.5, 1.2], doubtfulWords: ['Hannah'] },
  { index: 1, start: 4, end: 6, text: 'A person wrote this one.' },
  { index: 2, start: 7, end: 9, text: 'Then the bank.', wordStarts: [0, 0.4, 0.8] },
]

/** Returns the word that is marked on the screen. */
const marked = () => [...(CSS.highlights.get('spoken-word') ?? [])].map(String).join()
const current = () =>
  page
    .getByRole('button')
    .all()
    .filter((sentence) => sentence.element().ariaCurrent === 'true')

async function show(sentences: readonly Sentence[]): Promise<Player> {
  const player = createPlayer()
  player.setDuration(10)
  await renderInApp('en', <TranscriptView sentences={sentences} language="en" player={player} playable />)
  return player
}

test('the word being spoken is marked within its sentence, and the sentence alone where no times are known', async () => {
  const player = await show(SENTENCES)
  expect(marked()).toBe('')
  for (const [time, word, sentence] of [
    [1, 'Call', 0],
    [1.6, 'Hannah', 0],
    [3.5, 'now.', 0],
    [4.5, '', 1],
    [7.5, 'the', 2],
  ] as const) {
    player.seek(time)
    await expect.poll(marked, { message: `at ${time} s` }).toBe(word)
    await expect.poll(() => current().map((each) => each.element().textContent)).toEqual([SENTENCES[sentence]?.text])
  }
})

test('no mark is left behind when the text has changed', async () => {
  const player = createPlayer()
  player.setDuration(10)
  function Corrected() {
    const [sentences, setSentences] = useState(SENTENCES)
    return (
      <>
        <TranscriptView sentences={sentences} language="en" player={player} playable />
        <button type="button" onClick={() => setSentences(SENTENCES.map(({ wordStarts: _, ...rest }) => rest))}>
          Correct
        </button>
      </>
    )
  }
  await renderInApp('en', <Corrected />)
  player.seek(1)
  await expect.poll(marked).toBe('Call')
  await page.getByRole('button', { name: 'Correct' }).click()
  await expect.poll(marked).toBe('')
})
