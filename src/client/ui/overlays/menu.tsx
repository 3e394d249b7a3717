import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { joinClasses } from '../styles/class-names.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  destructive?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

const CONTENT =
  'z-50 min-w-44 animate-drop rounded-surface border border-hairline bg-surface p-1 shadow-ink/10 shadow-lg data-[state=closed]:animate-vanish'
const ITEM =
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-lg px-3 text-sm outline-none data-[disabled]:cursor-default data-[highlighted]:bg-hover data-[disabled]:opacity-55 pointer-coarse:min-h-11'

/**
 * Leaves presses on the menu's own button to the button. The library treats them as presses outside and, while the menu
 * is still closing, would immediately close what the button has just opened.
 */
function leaveToButton(
  button: RefObject<HTMLButtonElement | null>,
): ComponentProps<typeof DropdownMenu.Content>['onInteractOutside'] {
  return (event) => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
  }
}

/** A list of actions behind a button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)

  function select(item: MenuItem) {
    // A window opened by the action returns the focus to the button, which outlives the menu.
    button.current?.focus()
    item.onSelect()
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={leaveToButton(button)}
          className={CONTENT}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled ?? false}
              onSelect={() => select(item)}
              className={joinClasses(ITEM, item.destructive && 'text-red data-[highlighted]:bg-red-soft')}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
