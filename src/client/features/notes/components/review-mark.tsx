import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/layout/badge.tsx'

/** Says how many doubtful follow-ups and events of a note are waiting for an answer. */
export function ReviewMark({ count }: { count: number }) {
  const { t } = useTranslation('review')
  return <Badge icon={<CircleQuestionMark aria-hidden="true" />}>{t('mark', { number: count })}</Badge>
}
