import { queryOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { Answer } from '#shared/contract/ask.ts'

/** Asks a question. A failure is shown in place of the answer. */
export function useAskNotes(onAnswer: (question: string, answer: Answer) => void) {
  return useMutation({
    mutationFn: (question: string) => callApi('POST /api/ask', { body: { question } }),
    meta: { errorToast: false },
    onSuccess: (answer, question) => onAnswer(question, answer),
  })
}

/** Has the model on the server write an answer, which takes up to a minute; stops it when nobody watches any more. */
export const writtenAnswerQuery = (id: number, question: string, settle: (written: Answer | null) => void) =>
  queryOptions({
    queryKey: ['written-answer', id],
    queryFn: async ({ signal }) => {
      const body = { question, patient: true }
      const answer = await callApi('POST /api/ask', { body, signal }).catch(() => null)
      signal.throwIfAborted()
      // Quotes stand there already.
      settle(answer?.answeredBy === BUILTIN ? null : answer)
      return null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { errorToast: false },
  })

/** The server's name for an answer of quotes (`BUILTIN_ANALYST`). */
export const BUILTIN = 'builtin'
