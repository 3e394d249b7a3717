import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { joinClasses } from './class-names.ts'

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

/** A list of acts behind a button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)

  function select(item: MenuItem) {
    // A window that the act opens gives the focus back to the button, which outlives the menu.
    button.current?.focus()
    item.onSelect()
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align={align} sideOffset={6} collisionPadding={8} className={CONTENT}>
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

interface ChoiceMenuProps<Value extends string> {
  trigger: ReactNode
  label: string
  value: Value
  choices: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[]
  onValueChange: (value: Value) => void
  align?: 'start' | 'end'
}

/** A menu from which one of several values is chosen; the present one carries a mark. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align={props.align ?? 'end'} sideOffset={6} collisionPadding={8} className={CONTENT}>
          <DropdownMenu.RadioGroup
            aria-label={props.label}
            value={props.value}
            onValueChange={(value) => props.onValueChange(value as Value)}
          >
            {props.choices.map((choice) => (
              <DropdownMenu.RadioItem key={choice.value} value={choice.value} lang={choice.lang} className={ITEM}>
                {choice.icon}
                <span className="grow">{choice.label}</span>
                <DropdownMenu.ItemIndicator className="size-1.5 rounded-full bg-accent" />
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
