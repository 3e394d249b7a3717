import { LANGUAGES } from '#shared/languages.ts'

/** The languages of ours that a model or engine knows, by name, and how many others. */
export function nameLanguages(codes: readonly string[], locale: string): { names: string; others: number } {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const ours = LANGUAGES.filter((language) => codes.includes(language)).map(
    (language) => names.of(language) ?? language,
  )
  const others = codes.length - ours.length
  // Where others follow, theirs is the last 'and'.
  return { names: others > 0 ? ours.join(', ') : new Intl.ListFormat(locale).format(ours), others }
}
