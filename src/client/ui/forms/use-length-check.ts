import { useTranslation } from 'react-i18next'

/**
 * Checks input against a maximum length. A field that truncated it would silently lose the end of pasted text. Lengths
 * are in characters, as the contract counts them.
 * @returns why the input is refused; undefined if it is short enough
 */
export function useLengthCheck(): (value: string, longest: number) => string | undefined {
  const { t } = useTranslation()
  return (value, longest) => (value.trim().length > longest ? t('tooLong', { max: longest }) : undefined)
}
