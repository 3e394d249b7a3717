/** Elements that use the keys themselves: fields, and whatever Space or Enter would press. */
const TAKES_KEYS =
  'input, textarea, select, button, a[href], summary, [contenteditable], [role=slider], [role=button], [role=menu], [role=listbox], [role=dialog]'

/** Whether a single-key shortcut may act on this event: no modifier is held, and nothing in focus uses keys itself. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest(TAKES_KEYS))
}

/** As `isFreeKey`, for letters: a button in focus doesn't use those, only fields and dialogs do. */
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
