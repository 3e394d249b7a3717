import type { Language } from '#shared/languages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** What an export says of itself. */
export interface DataWording {
  readmeName: string
  readme: (facts: { email: string; day: string; notes: number }) => string
  missingName: string
  /** Stands above the list of recordings that storage no longer has. */
  missing: string
}

const WORDINGS: Record<Language, DataWording> = { en, es, fr }

export function dataWording(language: Language): DataWording {
  return WORDINGS[language]
}
