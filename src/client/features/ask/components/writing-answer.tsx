import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '#client/lib/session/use-session.ts'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { writtenAnswerQuery } from '../api/ask-notes.ts'
import { settleAnswer } from '../ask-history.ts'

interface WritingAnswerProps {
  id: number
  question: string
  exact: boolean
  model: string
}

/** Says that a model is writing an answer, and replaces the quotes above with it. */
export function WritingAnswer({ id, question, exact, model }: WritingAnswerProps) {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const { id: userId } = useUser()
  useQuery(writtenAnswerQuery(id, { question, exact }, (written) => settleAnswer(client, userId, id, written)))
  return (
    <p className="mt-3 flex gap-2 text-ink-faint text-sm">
      <Spinner className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">{t('writing', { model })}</span>
    </p>
  )
}
