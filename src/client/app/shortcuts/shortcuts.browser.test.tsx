import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CommandMenu } from '#client/app/command-menu/command-menu.tsx'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { SHORTCUTS, type ShortcutId } from '#client/lib/browser/shortcuts.ts'
import { createPlayer, type PlayableAudio } from '#client/player/create-player.ts'
import { TranscriptView } from '#client/player/transcript-view.tsx'
import { usePlayerKeys } from '#client/player/use-player-keys.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { ShortcutsKey } from './shortcuts-key.tsx'

const list = () => page.getByRole('dialog', { name: translate('shortcuts:title') })
const IDS = Object.keys(SHORTCUTS) as ShortcutId[]

/** Presses a key by its name in `SHORTCUTS`. */
const press = (key: string) =>
  userEvent.keyboard(key.startsWith('mod+') ? `{Control>}${key.slice(4)}{/Control}` : `{${key}}`)

async function show(language: Language, component: React.ReactNode) {
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, component)
}

/** A player with one minute of audio, without sound. */
function makePlayer() {
  const audio = Object.assign(new EventTarget(), {
    paused: true,
    currentTime: 30,
    duration: 60,
    playbackRate: 1,
    preservesPitch: true,
    async play() {
      audio.dispatchEvent(new Event('play'))
    },
    pause() {
      audio.dispatchEvent(new Event('pause'))
    },
  })
  const player = createPlayer({ onNextFrame: () => {} })
  player.attach(audio as unknown as PlayableAudio)
  player.setDuration(60)
  player.seek(30)
  return player
}

const SENTENCES = [0, 20, 40].map((start, index) => ({ index, start, end: start + 20, text: `Sentence ${index}.` }))

function Note({ player, children }: { player: ReturnType<typeof makePlayer>; children?: React.ReactNode }) {
  usePlayerKeys(player)
  return (
    <>
      <TranscriptView sentences={SENTENCES} language="en" player={player} playable />
      {children}
    </>
  )
}

test.each(LANGUAGES)('the question mark lists all keys, and gives the focus back, in %s', async (language) => {
  await show(
    language,
    <>
      <button type="button">Here</button>
      <ShortcutsKey />
    </>,
  )
  const here = page.getByRole('button', { name: 'Here' })
  here.element().focus()
  await press('?')
  await expect.element(list()).toBeVisible()
  expect(list().getByRole('term').elements()).toHaveLength(IDS.length)
  expect(list().element().querySelectorAll('kbd').length).toBeGreaterThan(IDS.length)
  expect(list().element().textContent).not.toMatch(/acts\.|names\.|places\.|\{\{/)
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await page.viewport(1280, 800)
  await press('Escape')
  await expect.poll(() => list().elements()).toEqual([])
  await expect.poll(() => document.activeElement === here.element()).toBe(true)
})

test('a page lists only the keys that it has', async () => {
  await show('en', <ShortcutsKey places={['note', 'sentence']} />)
  await press('?')
  await expect.element(list().getByText('Play or pause')).toBeVisible()
  expect(list().getByText('Start or stop a recording').elements()).toEqual([])
})

test('each key of a note does what the list says', async () => {
  const player = makePlayer()
  await show('en', <Note player={player} />)
  for (const [id, change] of [
    ['back', -5],
    ['forward', 5],
    ['backFar', -10],
    ['forwardFar', 10],
  ] as const) {
    for (const key of SHORTCUTS[id].keys) {
      player.seek(30)
      await press(key)
      expect(player.getState().time, `${id} by ${key}`).toBe(30 + change)
      expect(Math.abs(change)).toBe(SHORTCUTS[id].seconds)
    }
  }
  for (const key of SHORTCUTS.play.keys) {
    await press(key)
    expect(player.getState().playing, key).toBe(true)
    await press(key)
    expect(player.getState().playing, key).toBe(false)
  }
})

test('on a sentence, the keys move to another one, play from it, and pause it', async () => {
  const player = makePlayer()
  await show('en', <Note player={player} />)
  const sentence = (index: number) => page.getByRole('button', { name: `Sentence ${index}.` })
  sentence(0).element().focus()
  await press(SHORTCUTS.next.keys[0])
  await expect.element(sentence(1)).toHaveFocus()
  await press(SHORTCUTS.next.keys[0])
  await press(SHORTCUTS.playSentence.keys[0])
  expect(player.getState()).toMatchObject({ playing: true, time: 40 })
  await expect.element(sentence(2)).toHaveAttribute('aria-current', 'true')
  // The space bar would play another sentence, but this one is being spoken, so it pauses.
  player.seek(45)
  await press(' ')
  expect(player.getState()).toMatchObject({ playing: false, time: 45 })
  await press(SHORTCUTS.previous.keys[0])
  await press(' ')
  expect(player.getState()).toMatchObject({ playing: true, time: 20 })
  await press(SHORTCUTS.forward.keys[0])
  expect(player.getState().time).toBe(25)
})

test('the command menu has the key that the list names', async () => {
  await show(
    'en',
    <MemoryRouter>
      <CommandMenu />
    </MemoryRouter>,
  )
  for (const key of SHORTCUTS.commands.keys) await press(key)
  await expect.element(page.getByRole('dialog', { name: translate('search:open') })).toBeVisible()
})

test('no key acts while somebody types, on a control that uses the key itself, or behind a dialog', async () => {
  const player = makePlayer()
  const nothing = () => {}
  const others = (
    <>
      <ShortcutsKey />
      <input aria-label="Field" />
      <textarea aria-label="Text" />
      <input type="radio" aria-label="Choice" />
      <div role="slider" tabIndex={0} aria-label="Slider" aria-valuenow={1} />
      <button type="button">Button</button>
    </>
  )
  await show('en', <Note player={player}>{others}</Note>)
  const untouched = async (role: 'textbox' | 'radio' | 'slider' | 'button', name: string, keys: string[]) => {
    const element = page.getByRole(role, { name, exact: true }).element()
    if (element instanceof HTMLElement) element.focus()
    for (const key of keys) await press(key)
    expect(player.getState(), `${keys} on ${name}`).toMatchObject({ playing: false, time: 30 })
    expect(list().elements()).toEqual([])
  }
  const all = ['?', ' ', 'k', 'j', 'ArrowLeft', 'ArrowRight']
  await untouched('textbox', 'Field', all)
  await untouched('textbox', 'Text', all)
  await untouched('radio', 'Choice', [' ', 'ArrowLeft', 'ArrowRight'])
  await untouched('slider', 'Slider', [' ', 'ArrowLeft', 'ArrowRight'])
  await untouched('button', 'Button', [' '])
  // Keys that the browser or the system handles are left to them.
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}{ArrowLeft}{/Alt}')
  expect(player.getState().time).toBe(30)

  await show(
    'en',
    <Note player={player}>
      {others}
      <ConfirmDialog
        open
        onOpenChange={nothing}
        title="Sure?"
        description="Really?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={nothing}
      />
    </Note>,
  )
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  for (const key of all.filter((key) => key !== ' ')) await press(key)
  expect(player.getState()).toMatchObject({ playing: false, time: 30 })
  expect(list().elements()).toEqual([])
})
