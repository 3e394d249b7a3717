import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { joinClasses } from '../styles/class-names.ts'

interface NativeChoiceProps<Value extends string> {
  /** Identifies the control, to apply a choice made before the app was running. */
  id?: string
  label: string
  value: Value
  onValueChange: (value: Value) => void
  choices: readonly { value: Value; label: string; lang?: string }[]
  /** How the current choice is displayed. The browser's own list opens over it. */
  children: ReactNode
  className?: string
}

/**
 * A plain control that chooses one of a few values from the browser's own list. It works well on phones, and needs no
 * code on the landing page.
 */
export function NativeChoice<Value extends string>(props: NativeChoiceProps<Value>) {
  return (
    <span
      // Clipped, because with `appearance: base-select` the longest option widens the page in Chromium 150.
      className={joinClasses(
        'relative inline-flex min-h-10 items-center justify-center gap-1.5 overflow-clip rounded-control px-2.5 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        props.className,
      )}
    >
      <span aria-hidden="true" className="contents">
        {props.children}
        <ChevronDown className="hidden size-3.5 opacity-70 sm:block" />
      </span>
      <select
        id={props.id}
        aria-label={props.label}
        value={props.value}
        onChange={(event) => {
          const chosen = props.choices.find((choice) => choice.value === event.target.value)
          if (chosen) props.onValueChange(chosen.value)
        }}
        className="choice absolute inset-0 size-full min-w-0 cursor-pointer appearance-none overflow-hidden bg-surface text-base text-ink opacity-0"
      >
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  )
}
