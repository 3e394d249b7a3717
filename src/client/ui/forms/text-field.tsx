import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../styles/class-names.ts'
import { FieldError } from './field-error.tsx'
import { useLengthCheck } from './use-length-check.ts'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Why the value was refused; marks the field and is associated with it for screen readers. */
  error?: string | undefined
  hint?: string | undefined
  /** The maximum length in characters. A longer text stays in the field, with an error beside it. */
  longest?: number
  /** Shown beside the label, e.g. 'optional'. */
  note?: string | undefined
  /** Placed over the field's right end, e.g. a button. */
  end?: ReactNode
}

/** A labelled text input with its error and hint below it. */
export function TextField(props: TextFieldProps) {
  const { label, error: refusal, hint, longest, note, end, id, className, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const checkLength = useLengthCheck()
  const error = (longest && checkLength(String(rest.value), longest)) || refusal
  const describedBy = joinClasses(error ? `${fieldId}-error` : hint && `${fieldId}-hint`) || undefined
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={fieldId} className="font-medium text-sm">
          {label}
        </label>
        {note && <span className="text-ink-faint text-sm">{note}</span>}
      </div>
      <div className="relative">
        <input
          type="text"
          dir="auto"
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={joinClasses(
            'h-11 w-full rounded-control border bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-faint',
            'focus-visible:outline-offset-0 disabled:opacity-60',
            error ? 'border-red' : 'border-outline hover:border-ink-soft',
            end !== undefined && 'pr-12',
          )}
        />
        {end !== undefined && (
          <div className="absolute inset-y-0 right-0 flex w-11 items-center justify-center">{end}</div>
        )}
      </div>
      <FieldError id={`${fieldId}-error`} message={error} />
      {hint && !error && (
        <p id={`${fieldId}-hint`} className="mt-1.5 text-ink-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
