const DIALOGS = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog], dialog'
const TEXTS = 'textarea, select, [contenteditable]'

/** Elements that use a kind of key themselves: letters, the arrows, or the space bar, which presses buttons too. */
const TAKES = {
  letter: `${DIALOGS}, ${TEXTS}, input:not([type=checkbox], [type=radio])`,
  arrow: `${DIALOGS}, ${TEXTS}, input, [role=slider], [role=tablist], [role=radiogroup]`,
  space: `${DIALOGS}, ${TEXTS}, input, [role=slider], button, a[href], summary, [role=button]`,
}

/**
 * Tells whether a single-key shortcut may act on this event: no modifier is held, and the focused element doesn't use
 * the key. Only arrows act repeatedly while they are held down.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const kind = event.key === ' ' ? 'space' : event.key.startsWith('Arrow') ? 'arrow' : 'letter'
  if (event.repeat && kind !== 'arrow') return false
  return !(event.target instanceof Element && event.target.closest(TAKES[kind]))
}
