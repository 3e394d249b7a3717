import { Switch as RadixSwitch } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  label: string
  description?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** Whether to show only the switch, in a table that names it. The label is still read aloud. */
  hideLabel?: boolean
}

/** Turns one setting on or off, at once. The whole row can be tapped. */
export function Switch({ label, description, checked, onCheckedChange, disabled = false, hideLabel }: SwitchProps) {
  const id = useId()
  const shared = { id, checked, onCheckedChange, disabled, className: ROOT }
  if (hideLabel) {
    return (
      <RadixSwitch.Root {...shared} aria-label={label}>
        <Thumb />
      </RadixSwitch.Root>
    )
  }
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className={`wrap-anywhere min-w-0 grow py-1.5 ${disabled ? '' : 'cursor-pointer'}`}>
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-ink-faint text-sm">
            {description}
          </span>
        )}
      </label>
      <RadixSwitch.Root
        {...shared}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
      >
        <Thumb />
      </RadixSwitch.Root>
    </div>
  )
}

const ROOT =
  'relative h-6.5 w-11 shrink-0 rounded-full border border-outline bg-sunken transition-colors after:absolute after:-inset-2.5 disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent'

function Thumb() {
  return (
    <RadixSwitch.Thumb className="block size-4.5 translate-x-[3px] rounded-full bg-outline transition-transform duration-150 data-[state=checked]:translate-x-[21px] data-[state=checked]:bg-on-accent" />
  )
}
