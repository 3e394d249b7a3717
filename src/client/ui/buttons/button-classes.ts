import { joinClasses } from '../styles/class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'danger-quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  outline: 'border border-outline/60 bg-surface text-ink hover:bg-hover active:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink active:bg-hover',
  danger: 'bg-red-fill text-on-red hover:bg-red-strong active:bg-red-strong',
  'danger-quiet': 'text-red hover:bg-red-soft active:bg-red-soft',
}

const SIZES: Record<ButtonSize, string> = {
  // Less padding where large text on a small screen leaves no room for it.
  small: 'min-h-9 px-[min(0.75rem,4vw)] text-sm',
  medium: 'min-h-10 px-[min(1rem,5vw)] text-sm',
  large: 'min-h-12 px-6 text-base',
}

const BASE =
  'inline-flex select-none items-center justify-center gap-2 rounded-control font-medium transition-colors duration-150 ' +
  'pointer-coarse:min-h-11 disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55'

/** Returns the classes of a button, for links that look like one. */
export function buttonClasses({
  variant = 'primary',
  size = 'medium',
  className,
}: {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
} = {}): string {
  return joinClasses(BASE, VARIANTS[variant], SIZES[size], className)
}

/** Returns the classes of a square button that contains only an icon. */
export function iconButtonClasses(variant: ButtonVariant = 'quiet', className?: string): string {
  return joinClasses(BASE, VARIANTS[variant], 'size-10 shrink-0 pointer-coarse:size-11', className)
}
