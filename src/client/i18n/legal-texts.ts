/** One numbered section of a policy. */
export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** List items below the paragraphs. */
  points?: readonly string[]
}

/** A policy as it is read from top to bottom. */
export interface LegalPolicy {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** The policies in one language, loaded with their pages. */
export interface LegalTexts {
  updated: string
  back: string
  privacy: LegalPolicy
  cookies: LegalPolicy
}
