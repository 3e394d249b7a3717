import type { Language } from '#shared/languages.ts'
import type { DoneLexicon } from './done-lexicon.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const DONE_LEXICONS: Record<Language, DoneLexicon> = { en, es, fr }
