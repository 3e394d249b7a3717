import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { SearchAnswer, SearchResult } from '#shared/contract/search.ts'
import type { Language } from '#shared/languages.ts'
import { CommandMenu } from './command-menu.tsx'
// Loaded lazily: without this, it would be found only in the middle of a test.
import './command-window.tsx'

const ID = '1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61'
const NOTE: SearchResult = {
  noteId: ID,
  title: { text: 'Board budget', ranges: [{ start: 6, end: 12 }] },
  owner: null,
  recordedAt: '2026-03-10T09:00:00.000Z',
  duration: 30,
  language: 'en',
  sentence: { index: 1, start: 10.4, end: 19, text: 'The budget is late.', ranges: [{ start: 4, end: 10 }] },
  sentences: 1,
  tags: [{ text: 'budget', ranges: [{ start: 0, end: 6 }] }],
  tasks: [{ id: 'b6a2f5e1-6a55-4c5e-9f0e-1d2c3b4a5f61', text: 'Send the budget', ranges: [{ start: 9, end: 15 }] }],
}
const FOUND: SearchAnswer = { results: [NOTE], instead: [] }
const NOTHING: SearchAnswer = { results: [], instead: [] }

let calls: ReturnType<typeof holdCalls>
beforeEach(() => {
  calls = holdCalls()
})

const share = vi.fn()

function Place() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${pathname}${search}${hash} ${state?.question ?? ''}`.trim()}</output>
}

async function open(language: Language = 'en') {
  await renderInApp(
    language,
    <MemoryRouter initialEntries={['/analytics']}>
      <CommandMenu />
      <button type="button" data-command="share" aria-label="Share note" onClick={share} />
      <button type="button" data-command="export" disabled aria-label="Shout it out" />
      <button type="button" data-command="hidden" hidden>
        Share quietly
      </button>
      <Place />
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: translate('search:label'), exact: false }).click()
  await expect.element(input()).toHaveFocus()
}
const input = () => page.getByRole('combobox')
const place = () => page.getByRole('status', { includeHidden: true }).filter({ hasText: /^\// })
const window_ = () => page.getByRole('dialog')

/** Types a text and presses Enter before anything can be rendered. */
async function typeAndEnter(text: string) {
  const element = input().element() as HTMLInputElement
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}
const searches = (words: string) => calls.filter(({ call }) => call.includes(`q=${words}`))
async function answer(words: string, body: SearchAnswer) {
  await expect.poll(() => searches(words)).not.toHaveLength(0)
  for (const { answer: give } of searches(words)) give(200, body)
}

describe('Enter pressed right after typing', () => {
  test.each<[Language, string, string]>([
    ['en', 'settings', '/settings'],
    ['en', 'export', '/settings#data'],
    ['es', 'contrasena', '/settings#password'],
    ['fr', 'REGLAGES', '/settings'],
    ['fr', 'evenements', '/events'],
  ])('runs the command that the words name: %s %s', async (language, typed, expected) => {
    await open(language)
    await typeAndEnter(typed)
    await expect.element(place()).toHaveTextContent(expected)
    await expect.element(window_()).not.toBeInTheDocument()
  })

  test('runs no command that was selected before, and waits for the notes', async () => {
    await open()
    await userEvent.keyboard('foll')
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Follow-ups')
    await typeAndEnter('budget')
    await expect.element(page.getByText(translate('finding:searching'))).toBeVisible()
    await expect.element(place()).toHaveTextContent('/analytics')
    await answer('budget', FOUND)
    await expect.element(place()).toHaveTextContent(`/notes/${ID}?t=10`)
  })

  test('prefers a note to a command that is merely related', async () => {
    await open()
    await typeAndEnter('invoice')
    await answer('invoice', FOUND)
    await expect.element(place()).toHaveTextContent(`/notes/${ID}?t=10`)
  })

  test('runs a related command if no note is found', async () => {
    await open()
    await typeAndEnter('invoice')
    await answer('invoice', NOTHING)
    await expect.element(place()).toHaveTextContent('/settings#subscription')
  })

  test('opens nothing if nothing is found, and offers to ask', async () => {
    await open()
    await typeAndEnter('xylophone')
    await answer('xylophone', NOTHING)
    await expect.element(page.getByText(translate('search:nothing'))).toBeVisible()
    await expect.element(place()).toHaveTextContent('/analytics')
    await userEvent.keyboard('{Enter}')
    await expect.element(place()).toHaveTextContent('/ask xylophone')
  })

  test('is forgotten when the words change', async () => {
    await open()
    await typeAndEnter('budget')
    await userEvent.keyboard('s')
    await answer('budget', FOUND)
    await answer('budgets', FOUND)
    await expect.element(page.getByText('The budget is late.')).toBeVisible()
    await expect.element(place()).toHaveTextContent('/analytics')
  })
})

test('runs the item chosen with the arrow keys', async () => {
  await open()
  await userEvent.keyboard('budget')
  await answer('budget', FOUND)
  await expect.element(page.getByText('The budget is late.')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(place()).toHaveTextContent(`/notes/${ID}?task=b6a2f5e1-6a55-4c5e-9f0e-1d2c3b4a5f61`)
})

test('a question is put to the notes', async () => {
  await open()
  await typeAndEnter('When is the budget due')
  await expect.element(place()).toHaveTextContent('/ask When is the budget due')
})

test('offers the actions of the page as commands, unless they are hidden or disabled', async () => {
  await open()
  share.mockClear()
  await userEvent.keyboard('sh')
  await expect.element(page.getByRole('option', { name: 'Share note', selected: true })).toBeVisible()
  expect(page.getByRole('option', { name: 'Share quietly' }).query()).toBeNull()
  expect(page.getByRole('option', { name: 'Shout it out' }).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => share.mock.calls.length).toBe(1)
})

test('says what was searched for in place of a mistyped word', async () => {
  await open()
  await userEvent.keyboard('budgte')
  await answer('budgte', { results: [NOTE], instead: [{ typed: 'budgte', words: ['budget'] }] })
  await expect.element(page.getByText('No note says “budgte”.')).toBeVisible()
  expect(window_().element().textContent).toContain('Results for “budget”. No note says “budgte”.')
})
