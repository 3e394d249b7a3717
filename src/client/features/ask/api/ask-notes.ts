import { queryOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { Answer } from '#shared/contract/ask.ts'

/** A query to the notes; `exact` keeps the words as they were typed. */
export interface Asked {
  question: string
  exact: boolean
}

const bodyOf = ({ question, exact }: Asked) => ({ question, ...(exact && { exact }) })

/** Asks a question. A failure is shown in place of the answer. */
export function useAskNotes(onAnswer: (asked: Asked, answer: Answer) => void) {
  return useMutation({
    mutationFn: (asked: Asked) => callApi('POST /api/ask', { body: bodyOf(asked) }),
    meta: { errorToast: false },
    onSuccess: (answer, asked) => onAnswer(asked, answer),
  })
}

/** Has the model on the server write an answer, which takes up to a minute. Stops when nobody is watching any more. */
export const writtenAnswerQuery = (id: number, asked: Asked, settle: (written: Answer | null) => void) =>
  queryOptions({
    queryKey: ['written-answer', id],
    queryFn: async ({ signal }) => {
      const body = { ...bodyOf(asked), patient: true }
      const answer = await callApi('POST /api/ask', { body, signal }).catch(() => null)
      signal.throwIfAborted()
      // The quotes are already on the screen.
      settle(answer?.answeredBy === BUILTIN ? null : answer)
      return null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { errorToast: false },
  })

/** The server's name for an answer that consists of quotes (`BUILTIN_ANALYST`). */
export const BUILTIN = 'builtin'
