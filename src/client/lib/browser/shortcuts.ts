/**
 * Where a key works: on every screen, while recording, in the list of notes, on the page of a note, on a sentence of its text, or in a
 * comment.
 */
export const SHORTCUT_PLACES = ['anywhere', 'recorder', 'list', 'note', 'sentence', 'comment'] as const

interface Shortcut {
  place: (typeof SHORTCUT_PLACES)[number]
  /**
   * Any of these keys triggers it. They are named as in `KeyboardEvent.key`; `mod+` stands for Ctrl, or Cmd on a Mac.
   */
  keys: readonly string[]
  /** How far the key jumps, in seconds. */
  seconds?: number
}

/** All keys of the app. Code that handles them calls `isKeyOf`, and the shortcuts window shows this list. */
export const SHORTCUTS = {
  // The command menu is part of the first paint and handles this key without the list. A test checks that they agree.
  commands: { place: 'anywhere', keys: ['mod+k'] },
  record: { place: 'anywhere', keys: ['r'] },
  list: { place: 'anywhere', keys: ['?'] },
  cancel: { place: 'recorder', keys: ['Escape'] },
  select: { place: 'list', keys: ['x', ' '] },
  endSelection: { place: 'list', keys: ['Escape'] },
  play: { place: 'note', keys: [' ', 'k'] },
  back: { place: 'note', keys: ['ArrowLeft'], seconds: 5 },
  forward: { place: 'note', keys: ['ArrowRight'], seconds: 5 },
  backFar: { place: 'note', keys: ['j'], seconds: 10 },
  forwardFar: { place: 'note', keys: ['l'], seconds: 10 },
  previous: { place: 'sentence', keys: ['ArrowUp'] },
  next: { place: 'sentence', keys: ['ArrowDown'] },
  playSentence: { place: 'sentence', keys: ['Enter'] },
  send: { place: 'comment', keys: ['mod+Enter'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof SHORTCUTS

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** Tells whether the pressed key belongs to a shortcut. */
export function isKeyOf(id: ShortcutId, { key, ctrlKey, metaKey }: Pressed): boolean {
  const pressed = key.length === 1 ? key.toLowerCase() : key
  return SHORTCUTS[id].keys.some((name) => name === (ctrlKey || metaKey ? `mod+${pressed}` : pressed))
}

/** Returns a shortcut's keys for the attribute `aria-keyshortcuts`. */
export function ariaKeysOf(id: ShortcutId): string {
  return SHORTCUTS[id].keys
    .map((name) => (name === ' ' ? 'Space' : name.length === 1 ? name.toUpperCase() : name))
    .join(' ')
}
