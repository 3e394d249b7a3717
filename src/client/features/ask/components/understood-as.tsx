import { useTranslation } from 'react-i18next'
import { useQuotedList } from '#client/i18n/use-quoted-list.ts'
import { TakenWords } from '#client/ui/feedback/taken-words.tsx'
import type { Answer } from '#shared/contract/ask.ts'

interface UnderstoodAsProps {
  instead: Answer['instead']
  /** Asks the same question, to be answered as it was typed. */
  onExact: () => void
}

/** Says how the mistyped words of a question were understood. */
export function UnderstoodAs({ instead, onExact }: UnderstoodAsProps) {
  const { t } = useTranslation('finding')
  const quote = useQuotedList()
  const typed = quote(instead.map((one) => [one.typed]))
  return (
    <TakenWords
      taken={t('understoodAs', { words: quote(instead.map(({ words }) => words)) })}
      reason={t('nothingFor', { words: typed })}
      exactly={t('askExactly', { words: typed })}
      onExact={onExact}
      className="mt-3"
    />
  )
}
