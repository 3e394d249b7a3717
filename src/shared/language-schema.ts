import { z } from 'zod'
import { LANGUAGES } from './languages.ts'

// Separate from languages.ts, which the client needs before its first paint, when zod must not be loaded.
/** One of the product's languages, as an ISO 639-1 code. */
export const languageSchema = z.enum(LANGUAGES)
