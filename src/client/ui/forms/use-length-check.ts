import { useTranslation } from 'react-i18next'

/**
 * Checks input against a maximum length. A field that cut it off would silently lose the end of pasted text.
 * @returns why it is refused; undefined if it is short enough. Lengths are in characters, as the contract counts them.
 */
export function useLengthCheck(): (value: string, longest: number) => string | undefined {
  const { t } = useTranslation()
  return (value, longest) => (value.trim().length > longest ? t('tooLong', { max: longest }) : undefined)
}
