import { type RefObject, useRef } from 'react'
import { moveFocusFrom } from './answer-focus.ts'
import { useReviewItem } from './review-answers.ts'
import { useAnswered } from './use-answered.ts'

/** A question in the list, and the note that it is about. */
interface Asked {
  kind: 'task' | 'event'
  id: string
  noteId: string
}

interface Answering {
  /** The ref of the element with the questions, which are list items `review-<id>`. */
  section: RefObject<HTMLElement | null>
  /** The questions that have been answered, but are still in the server's list. */
  answered: ReadonlySet<string>
  /** Answers a question, which disappears at once, and moves the focus on. */
  answer: (asked: Asked, answer: 'yes' | 'no', choice?: number | null) => void
}

/**
 * Answers the questions in a list.
 * @param ids the questions in the server's list
 * @param after the selector of the element that gets the focus after the last question
 */
export function useAnswering(ids: readonly string[], after: string): Answering {
  const section = useRef<HTMLElement>(null)
  const { answered, hide, show } = useAnswered(ids)
  const { mutate } = useReviewItem(show)
  return {
    section,
    answered,
    answer: (asked, answer, choice) => {
      moveFocusFrom(section.current, asked.id, after)
      hide(asked.id)
      mutate({ ...asked, body: choice === undefined ? { answer } : { answer, choice } })
    },
  }
}
