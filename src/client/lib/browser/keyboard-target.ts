/** Elements that use keys themselves: fields, and anything that Space or Enter would press. */
const TAKES_KEYS =
  'input, textarea, select, button, a[href], summary, [contenteditable], [role=slider], [role=button], [role=menu], [role=listbox], [role=dialog]'

/**
 * Tells whether a single-key shortcut may act on this event: no modifier is held, and the focused element doesn't use
 * keys.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest(TAKES_KEYS))
}

/** Like `isFreeKey`, for letters: a focused button doesn't use those, only fields and dialogs do. */
export function isFreeLetter(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]',
    )
  )
}
