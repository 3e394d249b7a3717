import { useMutation } from '@tanstack/react-query'
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
