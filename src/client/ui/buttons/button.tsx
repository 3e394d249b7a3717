import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner, announces the button as busy and ignores clicks. The label may change meanwhile. */
  busy?: boolean
  /** Shown before the label; replaced by the spinner while the button is busy. */
  icon?: ReactNode
}

/** A button with a label. Its type defaults to `button`, so that it never submits by accident. */
export function Button({ variant, size, busy = false, icon, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={buttonClasses({ variant, size, className })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
