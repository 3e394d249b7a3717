/** Texts about time zones, loaded where clocks differ. */
export const zones = {
  /** The no-break space keeps the time from standing alone on its line. */
  yours: '{{time}}\u00A0yours',
  formHint: 'In your time, not the note’s ({{city}}).',
} as const

export type ZoneTexts = typeof zones
