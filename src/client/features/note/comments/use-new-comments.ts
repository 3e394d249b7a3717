import { type RefObject, useEffect, useState } from 'react'
import type { CommentThread } from '#shared/contract/comments.ts'
import { markCommentsRead } from './comments-api.ts'

/** Maximum number of comments that one call may mark. The rest follow once the list has been fetched again. */
const MOST_AT_ONCE = 1000

/**
 * Marks comments as read once they are on the screen.
 * @returns a function that tells whether a comment was unread when the user reached it; its mark stays until the user
 * leaves the page
 */
export function useNewComments(
  noteId: string,
  threads: readonly CommentThread[],
  section: RefObject<HTMLElement | null>,
): (id: string) => boolean {
  const [visible, setVisible] = useState(false)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = threads
    .flatMap((thread) => [thread, ...thread.replies])
    .filter((comment) => comment.unread)
    .map(({ id }) => id)
  // Compared by value, because each fetch creates another list.
  const ids = unread.join()

  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false))
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section])

  useEffect(() => {
    if (!visible || ids === '') return
    const seen = ids.split(',').slice(0, MOST_AT_ONCE)
    setFresh((known) => new Set([...known, ...seen]))
    void markCommentsRead(noteId, seen)
  }, [visible, ids, noteId])

  return (id) => fresh.has(id) || unread.includes(id)
}
