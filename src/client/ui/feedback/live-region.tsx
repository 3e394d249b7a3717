interface LiveRegionProps {
  /** Read aloud whenever it changes; empty says nothing. */
  message: string
  /** Interrupts what is being read; only for what can't wait. */
  urgent?: boolean
}

/** Announces a change to screen readers. Keep it mounted: a region that arrives with its text is often not read. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {message}
    </div>
  )
}
