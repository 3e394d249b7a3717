import type { Language } from '#shared/languages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { WordLexicon } from './word-lexicon.ts'

export const WORD_LEXICONS: Record<Language, WordLexicon> = { en, es, fr }
