/** The texts of a data export. */
export interface DataWording {
  readmeName: string
  readme: (facts: { email: string; day: string; notes: number }) => string
  missingName: string
  /** The heading above the list of recordings that are no longer in storage. */
  missing: string
}
