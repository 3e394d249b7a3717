import { joinClasses } from '../styles/class-names.ts'

/** The logo's symbol: a fading sound wave in the shape of a D. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className={joinClasses('size-6 text-accent', className)}
    >
      <path d="M4 3.5v17M9.5 4.5v15M15 6.5v11M20.5 10.25v3.5" />
    </svg>
  )
}

/** The symbol and the name, which wraps out of sight if large text leaves no room for it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex h-6 flex-wrap items-center gap-2 overflow-hidden">
      <LogoMark />
      <span className="font-serif font-semibold text-[1.375rem] leading-none tracking-[-0.02em]">{name}</span>
    </span>
  )
}
