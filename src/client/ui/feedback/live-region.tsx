interface LiveRegionProps {
  /** Read aloud whenever it changes; if empty, nothing is read. */
  message: string
  /** Interrupts what is being read; only for messages that can't wait. */
  urgent?: boolean
}

/**
 * Announces a change to screen readers. Keep it mounted: a region that appears together with its text is often not
 * read.
 */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {message}
    </div>
  )
}
