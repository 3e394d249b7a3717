import type { MenuCommand } from './use-commands.ts'

/**
 * Lists the commands of the current page: its visible buttons with the attribute `data-command`, by their accessible
 * names, which are in the interface's language. The menu thus includes buttons that know nothing of it.
 */
export function listPageCommands(root: ParentNode = document): Pick<MenuCommand, 'id' | 'label' | 'act'>[] {
  const commands = new Map<string, Pick<MenuCommand, 'id' | 'label' | 'act'>>()
  for (const button of root.querySelectorAll<HTMLElement>('[data-command]')) {
    const name = button.dataset.command ?? ''
    const label = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
    if (label === '' || commands.has(name) || !isUsable(button)) continue
    commands.set(name, { id: `page ${name}`, label, act: () => press(button) })
  }
  return [...commands.values()]
}

function isUsable(button: HTMLElement): boolean {
  return !button.matches(':disabled, [aria-disabled="true"]') && button.checkVisibility({ visibilityProperty: true })
}

/**
 * Presses a button once the menu has closed and returned the focus. Returning it later would close what the button
 * opens.
 */
function press(button: HTMLElement): void {
  setTimeout(() => {
    if (!button.isConnected) return
    button.scrollIntoView({ block: 'nearest' })
    button.focus()
    // The key opens a menu, because the menu's button does not listen for a click.
    if (button.getAttribute('aria-haspopup') === 'menu') {
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    } else button.click()
  })
}
