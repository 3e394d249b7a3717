import type { Language } from '#shared/languages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { TitleWords } from './title-words.ts'

export const TITLE_WORDS: Record<Language, TitleWords> = { en, es, fr }
