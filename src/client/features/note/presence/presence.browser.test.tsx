import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { setSessionUser } from '#client/lib/session/session-store.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { EditingNow } from './editing-now.tsx'
import { PresentPeople } from './present-people.tsx'

const NOTE = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const note = (sharedWith: string[]) => ({ id: NOTE, access: 'owner', sharedWith }) as Partial<VoiceNote> as VoiceNote
const person = (name: string, editing = false) => ({ id: name, name, editing })

const people = () => page.getByRole('list', { name: translate('share:presence.label') })

async function show(language: (typeof LANGUAGES)[number], sharedWith: string[], editing = true) {
  const calls = holdCalls()
  await renderInApp(
    language,
    <>
      <PresentPeople note={note(sharedWith)} />
      {sharedWith.length > 0 && <EditingNow noteId={NOTE} editing={editing} />}
    </>,
  )
  await loadSharingTexts()
  return calls
}

test.each(LANGUAGES)(
  'names the people who have a note open, and warns of those who are editing it, in %s',
  async (language) => {
    const calls = await show(language, ['ben@example.com'])
    const others = ['Léa Fournier', `שלום ${'W'.repeat(70)}`, 'C', 'D', 'E', 'F', 'G']
    const answerAll = () => {
      for (const call of calls) {
        call.answer(
          200,
          others.map((name, index) => person(name, index < 2)),
        )
      }
    }
    const list = people()
    await expect
      .poll(() => {
        answerAll()
        return list.getByText('Léa Fournier').elements()
      })
      .toHaveLength(1)
    expect(calls.at(-1)?.body).toEqual({ editing: true })
    await expect.element(list.getByText('LF')).toBeVisible()
    await expect.element(list.getByText('+2')).toBeVisible()
    await expect.element(page.getByRole('status').getByText(/Léa Fournier/)).toBeVisible()
    await expect.element(page.getByText(translate('share:presence.hint'))).toBeVisible()
    await page.viewport(360, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

test.each([360, 1280])('what is below stays where it is when people come and go, %i px wide', async (width) => {
  await page.viewport(width, 800)
  const calls = holdCalls()
  await renderInApp(
    'en',
    <>
      <PresentPeople note={note(['ben@example.com'])} />
      <p>Text</p>
    </>,
  )
  await loadSharingTexts()
  const top = () => page.getByText('Text').element().getBoundingClientRect().top
  await expect.poll(() => calls).toHaveLength(1)
  const unknown = top()
  calls[0]?.answer(200, [])
  await expect.element(page.getByText(translate('share:presence.nobody'))).toBeVisible()
  expect(top()).toBe(unknown)
  const others = ['Léa Fournier', 'Maximiliane von Hohenstein-Ravensburg', 'C', 'D', 'E', 'F', 'G']
  // The page is told that somebody came when it is shown again, too.
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => calls).toHaveLength(2)
  calls[1]?.answer(
    200,
    others.map((name) => person(name, true)),
  )
  await expect.element(people().getByText('LF')).toBeVisible()
  expect(top()).toBe(unknown)
  expect(people().element().scrollWidth).toBeLessThanOrEqual(width)
})

test('tells somebody who is alone in a note so', async () => {
  const calls = await show('en', ['ben@example.com'], false)
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls[0]?.call).toMatch(new RegExp(`^PUT /api/voice-notes/${NOTE}/presence/`))
  calls[0]?.answer(200, [])
  await expect.element(page.getByText(translate('share:presence.nobody'))).toBeVisible()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  expect(people().elements()).toEqual([])
})

test('announces nobody in a note that is not shared', async () => {
  const calls = await show('en', [])
  expect(people().elements()).toEqual([])
  expect(calls).toEqual([])
})

function NoteThatCloses() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <>
      <PresentPeople note={note(['ben@example.com'])} />
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </>
  )
}

test('a page reports that it leaves only after its announcement was handled, which it never aborts', async () => {
  setSessionUser({ id: 'me' } as Partial<User> as User)
  onTestFinished(() => setSessionUser(null))
  const calls = holdCalls()
  await renderInApp('en', <NoteThatCloses />)
  const presence = () => calls.filter(({ call }) => call.includes('/presence/'))
  await expect.poll(presence).toHaveLength(1)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(presence()).toHaveLength(1)
  expect(presence()[0]?.signal?.aborted ?? false).toBe(false)
  presence()[0]?.answer(200, [])
  await expect.poll(presence).toHaveLength(2)
  expect(presence()[1]?.call).toMatch(new RegExp(`^DELETE /api/voice-notes/${NOTE}/presence/`))
})
