import { LANGUAGES } from '#shared/languages.ts'

/** Names the supported languages that a model or engine knows, and counts the others. */
export function nameLanguages(codes: readonly string[], locale: string): { names: string; others: number } {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const ours = LANGUAGES.filter((language) => codes.includes(language)).map(
    (language) => names.of(language) ?? language,
  )
  const others = codes.length - ours.length
  // If others follow, the last 'and' comes before them.
  return { names: others > 0 ? ours.join(', ') : new Intl.ListFormat(locale).format(ours), others }
}
