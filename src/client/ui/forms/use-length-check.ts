import { useTranslation } from 'react-i18next'

/**
 * Checks what is typed against the longest that is taken. A field that cut it off would lose the end of what was pasted
 * without a word.
 * @returns why it is refused; undefined where it is short enough. Lengths in characters, as the contract counts them.
 */
export function useLengthCheck(): (value: string, longest: number) => string | undefined {
  const { t } = useTranslation()
  return (value, longest) => (value.trim().length > longest ? t('tooLong', { max: longest }) : undefined)
}
