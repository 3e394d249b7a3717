import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** Joins names in the style of the interface's language: `Ana, Tom and Luis`. */
export function useListFormat(): (items: readonly string[]) => string {
  const language = useLanguage()
  return useCallback((items) => new Intl.ListFormat(language).format(items), [language])
}
