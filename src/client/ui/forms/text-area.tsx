import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../styles/class-names.ts'
import { FieldError } from './field-error.tsx'
import { useLengthCheck } from './use-length-check.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  /** Why the value was refused; marks the field and is associated with it for screen readers. */
  error?: string | undefined
  /** The maximum length in characters. A longer text stays in the field, with an error beside it. */
  longest?: number
  /** Shown beside the label, e.g. 'optional'. */
  note?: string | undefined
}

/** A labelled field for several lines, with its error below it. */
export function TextArea({ label, error: refusal, longest, note, ...rest }: TextAreaProps) {
  const id = useId()
  const checkLength = useLengthCheck()
  const error = (longest && checkLength(String(rest.value), longest)) || refusal
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {note && <span className="text-ink-faint text-sm">{note}</span>}
      </div>
      <textarea
        rows={3}
        dir="auto"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={joinClasses(
          'field-sizing-content block max-h-60 min-h-20 w-full resize-y rounded-control border bg-surface px-3 py-2 text-base text-ink transition-colors focus-visible:outline-offset-0',
          error ? 'border-red' : 'border-outline hover:border-ink-soft',
        )}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
