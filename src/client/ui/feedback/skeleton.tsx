import { joinClasses } from '../styles/class-names.ts'

/** A grey placeholder for content; give it the content's size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-placeholder=""
      className={joinClasses('max-w-full animate-pulse rounded-md bg-hover', className)}
    />
  )
}
