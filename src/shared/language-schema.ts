import { z } from 'zod'
import { LANGUAGES } from './languages.ts'

// Apart from languages.ts, which the client needs before its first paint, and zod does not belong there.
/** One of the product's languages, as an ISO 639-1 code. */
export const languageSchema = z.enum(LANGUAGES)
