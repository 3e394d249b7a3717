export interface MarkedTextProps {
  text: string
  /** Ordered and not overlapping: from character `start` up to but excluding character `end`. */
  ranges: readonly { start: number; end: number }[]
}

/** A text with highlighted words, such as search matches. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  let from = 0
  const pieces = ranges.map(({ start, end }) => {
    const before = text.slice(from, start)
    from = end
    return { start, before, marked: text.slice(start, end) }
  })
  return (
    <>
      {pieces.map(({ start, before, marked }) => (
        <span key={start}>
          {before}
          <mark className="rounded-[3px] bg-amber-soft px-0.5 text-ink">{marked}</mark>
        </span>
      ))}
      {text.slice(from)}
    </>
  )
}
