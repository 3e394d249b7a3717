// Over 250 lines: one list, in which notes are selected in every way and then changed together.
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noteLoss } from '#client/api/server-reach.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { idOf, makeNote } from '#client/testing/cached-notes.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { NotesScreen } from './components/notes-screen.tsx'
import { LONG_PRESS_MS } from './hooks/use-long-press.ts'

/** Makes so many notes, newest first. */
const makeNotes = (count: number) =>
  Array.from({ length: count }, (_, index) => count - index).map((n) =>
    makeNote(round * 100 + n, {
      title: `Note ${n}`,
      transcription: `Text ${n}`,
      status: 'ready',
      tags: n === 3 ? ['work'] : [],
    }),
  )

/** Counts the tests: a page hides the notes that it has deleted for good. */
let round = 0
const id = (n: number) => idOf(round * 100 + n)

let calls: ReturnType<typeof holdCalls>

async function show(language: Language, { width = 360, count = 3 } = {}) {
  round += 1
  await page.viewport(width, 740)
  calls = holdCalls()
  await renderInApp(language, null)
  await loadSharingTexts()
  const screen = (
    <main tabIndex={-1}>
      <NotesScreen />
      <Tooltips />
    </main>
  )
  const router = createMemoryRouter([
    { path: '/', element: screen },
    { path: '/notes/:id', element: <p>An open note</p> },
  ])
  await renderInApp(language, <RouterProvider router={router} />)
  await expect.poll(() => calls.length).toBe(2)
  answer('GET /api/voice-notes?', makeNotes(count))
  answer('GET /api/voice-notes/tags', [{ tag: 'work', notes: 1 }])
  await expect.element(page.getByRole('link', { name: `Note ${count}`, exact: true })).toBeVisible()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (title: string) => page.getByRole('checkbox', { name: title, exact: true })
const link = (title: string) => page.getByRole('link', { name: title, exact: true })
const bar = () => page.getByRole('region', { name: translate('severalNotes:label') })
/** The number of notes in the list that show a tag. */
const marks = (tag: string) => page.getByRole('article').getByText(tag, { exact: true }).elements().length
const sent = () => calls.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body])

/** Answers every call so far whose name contains this. */
function answer(part: string, body: unknown) {
  for (const call of calls) if (call.call.replace(location.origin, '').includes(part)) call.answer(200, body)
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(LANGUAGES)('several notes, in %s', (language) => {
  beforeEach(() => show(language))

  test('fit a phone, are deleted together and can be restored together', async () => {
    await button(translate('severalNotes:begin')).click()
    await expect.element(button(translate('severalNotes:delete'))).toBeDisabled()
    await box('Note 3').click()
    // Pressing the row does the same as pressing its box.
    await page.getByText('Text 2').click({ force: true })
    await expect
      .element(bar().getByRole('status'))
      .toHaveTextContent(translate('severalNotes:count', { count: 2, total: 3 }))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await button(translate('severalNotes:delete')).click()
    await button(translate('severalNotes:deleteConfirm', { count: 2 })).click()
    await expect.element(link('Note 3')).not.toBeInTheDocument()
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.element(button(translate('severalNotes:begin'))).toHaveFocus()
    await button(translate('notes:undo')).last().click()
    expect(sent()).toEqual([])
  })
})

describe('several notes', () => {
  beforeEach(() => show('en'))

  test('are deleted by one call once that can no longer be undone', async () => {
    await button('Select').click()
    await button('Select all').click()
    await button('Delete the selected notes').click()
    await button('Delete notes').click()
    await button('Close').last().click()
    await expect.poll(sent).toEqual([['POST /api/voice-notes/delete', { ids: [id(3), id(2), id(1)] }]])
  })

  test('are selected all together, and none any more', async () => {
    await button('Select').click()
    await button('Select all').click()
    await expect.element(bar().getByRole('status')).toHaveTextContent('3 of 3 selected')
    await button('Select none').click()
    await expect.element(bar().getByRole('status')).toHaveTextContent('0 of 3 selected')
  })

  test('are downloaded as one zip file of Word documents', async () => {
    await button('Select').click()
    await box('Note 2').click()
    await box('Note 1').click()
    await button('Download').click()
    await page.getByRole('menuitem', { name: 'Word documents (ZIP)' }).click()
    await expect.poll(sent).toEqual([['POST /api/voice-notes/export', { ids: [id(2), id(1)], format: 'docx' }]])
  })

  test('get a tag, which can be undone for those that did not have it', async () => {
    await button('Select').click()
    await button('Select all').click()
    await button('Tags').click()
    await page.getByRole('combobox', { name: 'Add a tag' }).fill(' work ')
    await button('Add').click()
    const ids = [id(3), id(2), id(1)]
    await expect.poll(sent).toEqual([['POST /api/voice-notes/tags/add', { ids, tag: 'work' }]])
    answer('tags/add', { changed: [id(2)], full: [id(1)] })
    await expect.element(page.getByText('Tag “work” added to 1 note').first()).toBeVisible()
    await expect.element(page.getByText('1 note already has 10 tags.').first()).toBeVisible()
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.poll(() => marks('work')).toBe(2)
    await button('Undo').last().click()
    await expect
      .poll(() => sent().slice(1))
      .toEqual([['POST /api/voice-notes/tags/remove', { ids: [id(2)], tag: 'work' }]])
  })

  test('lose a tag that some of them have', async () => {
    await button('Select').click()
    await button('Select all').click()
    await button('Tags').click()
    await button('Remove “work” from 1 note').click()
    await expect.poll(() => sent()[0]?.[0]).toBe('POST /api/voice-notes/tags/remove')
    answer('tags/remove', { changed: [id(3)] })
    await expect.element(page.getByText('Tag “work” removed from 1 note').first()).toBeVisible()
    await expect.poll(() => marks('work')).toBe(0)
  })

  test('can’t be changed without a connection, and the bar says so', async () => {
    await button('Select').click()
    await box('Note 2').click()
    noteLoss()
    for (const name of ['Delete the selected notes', 'Tags', 'Download']) {
      await expect.element(button(name)).toBeDisabled()
      await expect.element(button(name)).toHaveAccessibleDescription(/You are offline/)
    }
  })

  test('are no longer selected after Escape, and the focus stays where it was', async () => {
    await button('Select').click()
    await box('Note 2').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(bar()).not.toBeInTheDocument()
    await link('Note 2').element().focus()
    await userEvent.keyboard('x')
    await expect.element(bar()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(link('Note 2')).toHaveFocus()
  })

  test('are not selected with Escape in a dialog, which only closes', async () => {
    await button('Select').click()
    await box('Note 2').click()
    await button('Tags').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(box('Note 2')).toBeChecked()
    await expect.element(button('Tags')).toHaveFocus()
  })

  test('are deleted one by one only while none is selected', async () => {
    await button('Select').click()
    await expect.element(button('Delete “Note 2”')).not.toBeInTheDocument()
    await button('Select').click()
    await expect.element(button('Delete “Note 2”')).toBeVisible()
  })
})

describe('the bar with the actions', () => {
  test('leaves the last of many notes and the end of the list in view', async () => {
    await show('en', { count: 20 })
    await button('Select').click()
    await expect.element(bar()).toBeVisible()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(link('Note 1')).toBeVisible()
    await expect
      .poll(() => {
        const { bottom } = page.getByText('No more notes.').element().getBoundingClientRect()
        return bar().element().getBoundingClientRect().top - bottom
      })
      .toBeGreaterThanOrEqual(0)
    expect(bar().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740)
  })
})

describe('the keys in the list', () => {
  beforeEach(() => show('en', { width: 1280 }))

  test.each(['x', ' '])('select the focused note with %j and leave the focus there', async (key) => {
    await link('Note 2').element().focus()
    await userEvent.keyboard(key)
    await expect.element(box('Note 2')).toBeChecked()
    await expect.element(link('Note 2')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(box('Note 2')).not.toBeChecked()
  })

  test('do nothing with Ctrl held, or on a button', async () => {
    await link('Note 2').element().focus()
    await userEvent.keyboard('{Control>}x{/Control}')
    await page.getByRole('button', { name: 'Delete “Note 2”' }).element().focus()
    await userEvent.keyboard('x')
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('a mouse finds a box beside the row', async () => {
    const opacity = () => getComputedStyle(box('Note 2').element().parentElement?.parentElement as Element).opacity
    await userEvent.hover(link('Note 3'))
    await expect.poll(opacity).toBe('0')
    await userEvent.hover(link('Note 2'))
    await expect.poll(opacity).toBe('1')
    await box('Note 2').click()
    await expect.element(bar().getByRole('status')).toHaveTextContent('1 of 3 selected')
  })
})

describe('a finger on a note', () => {
  beforeEach(() => show('en'))

  /** Presses the title of a note for some time, and moves meanwhile by this many pixels. */
  async function press(title: string, { ms = LONG_PRESS_MS, along = 0, pointerType = 'touch' } = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const target = link(title).element()
    const fire = (type: string, y: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, pointerType, isPrimary: true, bubbles: true, clientX: 90, clientY: y }),
      )
    fire('pointerdown', 200)
    if (along !== 0) fire('pointermove', 200 + along)
    vi.advanceTimersByTime(ms)
    fire('pointerup', 200 + along)
    vi.useRealTimers()
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  test('selects it when it stays, and does not open it', async () => {
    await press('Note 2')
    await expect.element(box('Note 2')).toBeChecked()
    await expect.element(page.getByRole('heading', { name: 'Note 2' })).toBeVisible()
  })

  test.each([
    ['is lifted at once', { ms: LONG_PRESS_MS - 1 }],
    ['scrolls', { along: 40 }],
    ['is a mouse', { pointerType: 'mouse' }],
  ])('selects nothing when it %s', async (_what, options) => {
    await press('Note 2', options)
    // The browser sends a click after each of them here; it follows the link.
    await expect.element(page.getByText('An open note')).toBeVisible()
    await expect.element(bar()).not.toBeInTheDocument()
  })
})
