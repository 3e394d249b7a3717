import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { Answer } from '#shared/contract/ask.ts'

/** Asks a question; a failure is shown where the answer would stand. */
export function useAskNotes(onAnswer: (question: string, answer: Answer) => void) {
  return useMutation({
    mutationFn: (question: string) => callApi('POST /api/ask', { body: { question } }),
    meta: { errorToast: false },
    onSuccess: (answer, question) => onAnswer(question, answer),
  })
}
