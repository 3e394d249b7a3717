import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariant, iconButtonClasses } from './button-classes.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
}

/** A button that shows only an icon; its label is read aloud and appears as a tooltip. */
export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip=""
      {...rest}
      className={iconButtonClasses(variant, className)}
    >
      {icon}
    </button>
  )
}
