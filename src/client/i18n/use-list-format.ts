import { useCallback } from 'react'
import { useLanguage } from './use-language.ts'

/** Joins names as the interface's language does: `Ana, Tom and Luis`. */
export function useListFormat(): (items: readonly string[]) => string {
  const language = useLanguage()
  return useCallback((items) => new Intl.ListFormat(language).format(items), [language])
}
