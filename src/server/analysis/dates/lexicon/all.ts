import type { Language } from '#shared/languages.ts'
import type { DateLexicon } from './date-lexicon.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export const DATE_LEXICONS: Record<Language, DateLexicon> = { en, es, fr }
