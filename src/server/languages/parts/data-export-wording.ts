/** What an export says of itself. */
export interface DataWording {
  readmeName: string
  readme: (facts: { email: string; day: string; notes: number }) => string
  missingName: string
  /** Stands above the list of recordings that storage no longer has. */
  missing: string
}
