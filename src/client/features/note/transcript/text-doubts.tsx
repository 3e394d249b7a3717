import { useTranslation } from 'react-i18next'
import type { Sentence, SentenceMark } from '#shared/contract/notes.ts'

/** Explains the marks of a text that is not entirely certain. Renders nothing if there are none. */
export function TextDoubts({ sentences }: { sentences: readonly Sentence[] }) {
  const { t } = useTranslation(['note', 'spoken'])
  const has = (mark: SentenceMark) => sentences.some((sentence) => sentence.marks?.includes(mark))
  const lines = [
    (has('doubtful') || sentences.some((sentence) => sentence.doubtfulWords?.length)) && t('doubts.words'),
    has('unexpected_language') && t('spoken:passage.underlined'),
    has('restored') && t('doubts.restored'),
    has('estimated') && t('doubts.estimated'),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return <p className="mt-5 max-w-[68ch] text-ink-faint text-sm">{lines.join(' ')}</p>
}
