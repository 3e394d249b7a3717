import type { Language } from '#shared/languages.ts'
import { catalogue as en, type VisitorCatalogue } from './en/visitor-catalogue.ts'
import { catalogue as es } from './es/visitor-catalogue.ts'
import { catalogue as fr } from './fr/visitor-catalogue.ts'
import type { SameKeys } from './same-keys.ts'

/**
 * What visitors read comes with the app in every language: little, and not worth another way to the server and back.
 */
export const VISITOR_TEXTS: Record<Language, SameKeys<VisitorCatalogue>> = { en, es, fr }
