import { joinClasses } from '#client/ui/styles/class-names.ts'

/** A small round mark with a person's initials. It is decorative, because the name is beside it. */
export function Initials({ name, quiet = false }: { name: string; quiet?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-[0.6875rem] uppercase',
        quiet ? 'bg-hover text-ink-soft' : 'bg-accent-soft text-accent',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** Returns the first letters of the first and last word of a name, as people abbreviate it. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '').join('')
}
