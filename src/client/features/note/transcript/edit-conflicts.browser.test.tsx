import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { createPlayer } from '#client/player/create-player.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { EditConflict } from '#shared/contract/note-editing.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { ResumedEditor } from './resumed-editor.tsx'
// Loaded lazily by the editor: without this, its dependencies would be found only in the middle of a test.
import './edit-conflicts.tsx'
import { saveUnsavedEdit, type UnsavedEdit } from './unsaved-edit.ts'

const NOTE = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'

function version(number: number, ...texts: string[]): Transcript {
  const sentences = texts.map((text, index) => ({ index, start: index * 2, end: index * 2 + 2, text }))
  return { noteId: NOTE, version: number, language: 'en', engine: null, sentences }
}

function refusal(transcript: Transcript) {
  const author = { name: 'Ben Ito', email: 'ben@example.com', isMe: false }
  const details: EditConflict = {
    transcript,
    version: {
      version: transcript.version,
      origin: 'edit',
      author,
      language: 'en',
      engine: null,
      createdAt: '2026-03-10T09:00:00.000Z',
    },
  }
  return { code: 'edit_conflict', message: 'Changed meanwhile', details, requestId: '1' }
}

/** The calls that save; the page also fetches the list of versions. */
const saves = (calls: ReturnType<typeof holdCalls>) => calls.filter(({ call }) => call.startsWith('PUT'))

/** Finds a wording by its text. The button's name begins with the person whose wording it is. */
const choice = (text: string) => page.getByRole('button').filter({ hasText: text })

describe.each(LANGUAGES)('an edit of a text that another user has saved meanwhile, in %s', (language) => {
  const onClose = vi.fn()
  let calls: ReturnType<typeof holdCalls>
  const sentence = (at: string) => page.getByRole('textbox', { name: translate('note:edit.sentence', { time: at }) })
  const save = () => page.getByRole('button', { name: translate('note:edit.save'), exact: true })

  async function open(transcript: Transcript) {
    await renderInApp(
      language,
      <ResumedEditor transcript={transcript} player={createPlayer()} playable={false} onClose={onClose} />,
    )
    await loadSharingTexts()
  }

  beforeEach(async () => {
    onClose.mockClear()
    sessionStorage.clear()
    calls = holdCalls()
    await open(version(1, 'We meet.', 'Send it.'))
    await sentence('0:00').fill('We met.')
  })

  test('is read-only while it is being saved, so that no words are lost', async () => {
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(1)
    await expect.element(sentence('0:02')).toHaveAttribute('readonly')
    saves(calls)[0]?.answer(500, { code: 'internal', message: 'Failed', requestId: '1' })
    await expect.element(sentence('0:02')).not.toHaveAttribute('readonly')
    await sentence('0:02').fill('Send it now.')
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(2)
    expect(saves(calls)[1]?.body).toMatchObject({
      edits: [
        { index: 0, text: 'We met.' },
        { index: 1, text: 'Send it now.' },
      ],
    })
  })

  test('is merged without asking if it is in another sentence', async () => {
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(1)
    saves(calls)[0]?.answer(409, refusal(version(2, 'We meet.', 'Send it now.')))
    await expect.poll(() => saves(calls)).toHaveLength(2)
    expect(saves(calls)[1]?.body).toEqual({ version: 2, edits: [{ index: 0, text: 'We met.' }] })
    saves(calls)[1]?.answer(200, version(3, 'We met.', 'Send it now.'))
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    await expect.element(page.getByText(translate('share:merge.merged')).first()).toBeVisible()
  })

  test('shows both wordings, and saves the one that the user writes', async () => {
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(1)
    saves(calls)[0]?.answer(409, refusal(version(2, 'We meet soon.', 'Send it.')))
    await expect.element(choice('We meet soon.')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(choice('We met.')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(page.getByText(/Ben Ito/)).toBeVisible()
    await expect.element(save()).toBeDisabled()
    expect(onClose).not.toHaveBeenCalled()

    await choice('We meet soon.').click()
    const field = page.getByLabelText(translate('share:merge.toSave'))
    await expect.element(field).toHaveValue('We meet soon.')
    await field.fill('We met, and meet again soon.')
    await expect.element(choice('We meet soon.')).toHaveAttribute('aria-pressed', 'false')
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(2)
    expect(saves(calls)[1]?.body).toEqual({ version: 2, edits: [{ index: 0, text: 'We met, and meet again soon.' }] })
    saves(calls)[1]?.answer(200, version(3, 'We met, and meet again soon.', 'Send it.'))
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  })

  test('names everybody who has saved since', async () => {
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(1)
    const conflict = refusal(version(4, 'We meet soon.', 'Send it.'))
    saves(calls)[0]?.answer(409, conflict)
    await expect.poll(() => calls.at(-1)?.call).toBe(`GET /api/voice-notes/${NOTE}/transcript/versions`)
    const saved = (number: number, name: string) => {
      const author = { name, email: 'somebody@example.com', isMe: false }
      return { ...conflict.details.version, version: number, author }
    }
    calls.at(-1)?.answer(200, [saved(4, 'Ben Ito'), saved(3, 'Ada Roy'), saved(2, 'Ben Ito'), saved(1, 'Zoe Not')])
    await expect.element(page.getByText(/Ada Roy .+ Ben Ito /)).toBeVisible()
    expect(page.getByText(/Zoe Not/).elements()).toEqual([])
  })

  test('puts a removed sentence back only if the user says so', async () => {
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(1)
    saves(calls)[0]?.answer(
      409,
      refusal({ ...version(2), sentences: version(1, 'We meet.', 'Send it.').sentences.slice(1) }),
    )
    await expect.element(choice(translate('share:merge.removed'))).toBeVisible()
    await choice('We met.').click()
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(2)
    expect(saves(calls)[1]?.body).toEqual({
      version: 2,
      edits: [],
      putBack: { version: 1, sentences: [{ index: 0, text: 'We met.' }] },
    })
    saves(calls)[1]?.answer(200, version(3, 'We met.', 'Send it.'))
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  })

  test('fits a phone, and goes back to the text as it was written', async () => {
    await save().click()
    await expect.poll(() => saves(calls)).toHaveLength(1)
    saves(calls)[0]?.answer(409, refusal(version(2, 'W'.repeat(300), 'Send it.')))
    await expect.element(choice('We met.')).toBeVisible()
    await page.viewport(360, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await page.getByRole('button', { name: translate('share:merge.back') }).click()
    await expect.element(sentence('0:00')).toHaveValue('We met.')
  })
})

test('an edit of an older version is resumed after a reload, and merged when it is saved', async () => {
  const edit: UnsavedEdit = { index: 0, from: 'We meet.', text: 'We met.', version: 1 }
  saveUnsavedEdit(sessionStorage, NOTE, [edit])
  const calls = holdCalls()
  const newest = version(2, 'We meet soon.', 'Send it.')
  await renderInApp(
    'en',
    <ResumedEditor transcript={newest} player={createPlayer()} playable={false} onClose={vi.fn()} />,
  )
  await loadSharingTexts()
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls[0]?.call).toBe(`GET /api/voice-notes/${NOTE}/transcript?version=1`)
  calls[0]?.answer(200, version(1, 'We meet.', 'Send it.'))
  await expect.element(page.getByRole('textbox', { name: 'Sentence at 0:00' })).toHaveValue('We met.')
  await expect.element(page.getByText(translate('share:merge.changedMeanwhile'))).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => calls).toHaveLength(2)
  calls[1]?.answer(409, refusal(newest))
  await expect.element(choice('We meet soon.')).toBeVisible()
  sessionStorage.clear()
})
