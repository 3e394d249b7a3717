import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { describeError } from '#client/api/query-client.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { useAskNotes } from '../api/ask-notes.ts'
import { addToHistory, askedQuery, quotesOthers } from '../ask-history.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import { QuestionForm } from './question-form.tsx'

/** Answers the user's questions to all of their notes, with quotes. */
export function AskScreen() {
  const { t } = useTranslation('ask')
  const isPremium = useUser().isPremium
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p className="mt-1 max-w-prose text-ink-soft">{t('lead')}</p>
      <div className="mt-7">
        {isPremium ? <Questions /> : <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />}
      </div>
    </div>
  )
}

function Questions() {
  const { t } = useTranslation('ask')
  const { id } = useUser()
  const client = useQueryClient()
  const { data: history, isStale } = useQuery(askedQuery(id))
  const asking = useAskNotes((asked, answer) => addToHistory(client, id, asked, answer))
  const ask = (question: string) => asking.mutate({ question, exact: false })
  useQuestionFromSearch(ask)
  return (
    <>
      <QuestionForm busy={asking.isPending} offerExamples={history.length === 0} onAsk={ask} />
      <div aria-live="polite" className="mt-8 flex flex-col gap-8">
        {asking.isPending && <AnswerSkeleton question={asking.variables.question} />}
        {asking.isError && (
          <ErrorPanel
            title={t('failed')}
            message={describeError(asking.error)}
            onRetry={() => asking.mutate(asking.variables)}
          />
        )}
        {history.map(({ id: key, question, exact, answer }, at) =>
          // The answer is hidden until it is known whether its notes are still shared.
          isStale && answer && quotesOthers(answer) ? (
            <AnswerSkeleton key={key} question={question} />
          ) : (
            <AnswerPanel
              key={key}
              {...{ id: key, question, exact, answer }}
              isLast={at === 0 && !asking.isPending}
              onExact={() => asking.mutate({ question, exact: true })}
            />
          ),
        )}
      </div>
      {history.length > 0 && <p className="mt-8 text-ink-faint text-sm">{t('history')}</p>}
    </>
  )
}

/** Asks the question that was typed into a search, but only once: going back to this screen does not ask it again. */
function useQuestionFromSearch(ask: (question: string) => void): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const question: unknown = state?.question
  const askOnce = useEffectEvent((text: string) => {
    void navigate(pathname, { replace: true, state: null })
    ask(text)
  })
  useEffect(() => {
    if (typeof question === 'string') askOnce(question)
  }, [question])
}
