import { joinClasses } from '../styles/class-names.ts'

interface ProgressProps {
  /** The name of the activity, for screen readers. */
  label: string
  /** From 0 to 100; null if the progress is unknown. */
  value: number | null
  className?: string | undefined
}

/** A thin progress bar. */
export function Progress({ label, value, className }: ProgressProps) {
  const known = value === null ? {} : { 'aria-valuenow': value, 'aria-valuetext': `${Math.round(value)}%` }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...known}
      className={joinClasses('h-1 w-full overflow-hidden rounded-full bg-hairline', className)}
    >
      <div
        className={joinClasses(
          'h-full rounded-full bg-accent transition-[width] duration-200',
          value === null && 'w-1/3 animate-pulse',
        )}
        style={value === null ? undefined : { width: `${value}%` }}
      />
    </div>
  )
}
