import ChevronDown from 'lucide-react/icons/chevron-down'
import { joinClasses } from '../styles/class-names.ts'

interface SelectProps<Value extends string> {
  /** The accessible name. A visible label is up to the caller. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  /** Whether to leave out the border and background, for use among other controls. */
  quiet?: boolean
  className?: string
}

/**
 * Chooses one of a few values. Uses the browser's own element: it works well on phones, needs no code, and its list
 * looks like the product if the browser allows that (styles.css). Safari on a phone zooms in on text smaller than 16
 * px.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return (
    <span className={joinClasses('relative inline-flex', props.className)}>
      <select
        aria-label={props.label}
        value={props.value}
        disabled={props.disabled ?? false}
        onChange={(event) => {
          const chosen = props.options.find((option) => option.value === event.target.value)
          if (chosen) props.onValueChange(chosen.value)
        }}
        className={joinClasses(
          'choice inline-flex min-h-10 w-full cursor-pointer appearance-none items-center rounded-control pr-9 pl-3 text-sm disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:text-base',
          props.quiet ? 'bg-transparent hover:bg-hover' : 'border border-outline bg-surface hover:border-ink-soft',
        )}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  )
}
