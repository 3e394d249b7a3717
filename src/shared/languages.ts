/** The languages of the interface, of error messages and of the builtin analyst. */
export const LANGUAGES = ['en', 'es', 'fr'] as const

/** One of the product's languages, as an ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number]

/** English is the default and the fallback (specification, section 1). */
export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * Picks the first supported language in an `Accept-Language` header (or a single tag such as `fr-CA`), in the header's
 * own order of preference; English if it names none.
 */
export function pickLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return {
        base: tag.trim().toLowerCase().split('-')[0] ?? '',
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { base } of wanted) {
    const found = LANGUAGES.find((language) => language === base)
    if (found) return found
  }
  return DEFAULT_LANGUAGE
}
