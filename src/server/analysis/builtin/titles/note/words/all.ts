import type { Language } from '#shared/languages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { NoteWords } from './note-words.ts'

export const NOTE_WORDS: Record<Language, NoteWords> = { en, es, fr }
