import type { Language } from '#shared/languages.ts'
import { catalogue as en, type VisitorCatalogue } from './en/visitor-catalogue.ts'
import { catalogue as es } from './es/visitor-catalogue.ts'
import { catalogue as fr } from './fr/visitor-catalogue.ts'
import type { SameKeys } from './same-keys.ts'

/**
 * What visitors read, in every language: for what renders their pages before they come (app/prerender.tsx). The app
 * itself fetches its own language's.
 */
export const VISITOR_TEXTS: Record<Language, SameKeys<VisitorCatalogue>> = { en, es, fr }
