import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
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

/** How far a pointer may move by accident between press and release, in CSS pixels. */
const HELD_STILL = 4

/**
 * Returns handlers for the button and the menu, which ignore the release of the press that has opened the menu. The
 * library lets users press, drag to an item and release. But a list may move its rows just then, so that the menu opens
 * under a pointer that has not moved, and the release would choose whatever is there.
 */
function useOpeningPress() {
  const press = useRef<{ x: number; y: number } | null>(null)
  return {
    onButton: {
      onPointerDownCapture: ({ clientX: x, clientY: y }: PointerEvent) => {
        press.current = { x, y }
      },
    },
    onMenu: {
      onPointerDownCapture: () => {
        press.current = null
      },
      onPointerUpCapture: (event: PointerEvent) => {
        const opening = press.current
        press.current = null
        if (opening && Math.hypot(event.clientX - opening.x, event.clientY - opening.y) <= HELD_STILL) {
          event.preventDefault()
        }
      },
    },
  }
}

/** A list of actions behind a button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { onButton, onMenu } = useOpeningPress()

  function select(item: MenuItem) {
    // A window opened by the action returns the focus to the button, which outlives the menu.
    button.current?.focus()
    item.onSelect()
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={button} {...onButton}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={leaveToButton(button)}
          {...onMenu}
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
