import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Select as RadixSelect } from 'radix-ui'
import { joinClasses } from './class-names.ts'

interface SelectProps<Value extends string> {
  /** The accessible name; a visible label is the owner's affair. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  className?: string
}

/** Chooses one of a few values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return (
    <RadixSelect.Root
      value={props.value}
      onValueChange={(value) => props.onValueChange(value as Value)}
      disabled={props.disabled ?? false}
    >
      <RadixSelect.Trigger
        aria-label={props.label}
        className={joinClasses(
          'inline-flex min-h-10 items-center justify-between gap-2 rounded-control border border-outline bg-surface px-3 text-sm hover:border-ink-soft disabled:opacity-60 pointer-coarse:min-h-11',
          props.className,
        )}
      >
        <RadixSelect.Value />
        <RadixSelect.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-drop overflow-hidden rounded-surface border border-hairline bg-surface p-1 shadow-ink/10 shadow-lg"
        >
          <RadixSelect.Viewport>
            {props.options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                className="flex min-h-10 cursor-pointer select-none items-center justify-between gap-4 rounded-lg px-3 text-sm outline-none data-[highlighted]:bg-hover pointer-coarse:min-h-11"
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-accent" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}
