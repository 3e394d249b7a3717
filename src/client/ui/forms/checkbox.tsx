import Check from 'lucide-react/icons/check'
import { Checkbox as RadixCheckbox } from 'radix-ui'
import { useId } from 'react'
import { joinClasses } from '../styles/class-names.ts'

interface CheckboxProps {
  /** Read aloud, and shown unless `hideLabel`. */
  label: string
  hideLabel?: boolean
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** Whether pressing the nearest positioned element around it does the same. */
  covers?: boolean
  tabIndex?: number
}

/** Selects one thing or marks it as done. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel = false, checked, onCheckedChange, disabled = false, covers = false, tabIndex } = props
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <RadixCheckbox.Root
        id={id}
        aria-label={hideLabel ? label : undefined}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        tabIndex={tabIndex}
        className={joinClasses(
          covers ? 'after:absolute after:inset-0 after:z-10' : 'relative after:absolute after:-inset-3',
          'flex size-5 shrink-0 items-center justify-center rounded-md border border-outline bg-surface text-on-accent transition-colors disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        )}
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      {!hideLabel && (
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
      )}
    </div>
  )
}
