import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CommentThread } from '#shared/contract/comments.ts'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { mayComment } from '../note-rights.ts'
import { commentsQuery } from './comments-api.ts'
import { SentenceCommentButton } from './sentence-comment-button.tsx'
import { useThreadInAddress } from './use-thread-in-address.ts'

/** What the user has asked for at a sentence: to comment on it, or to see one of its threads. */
export type CommentTarget =
  | { kind: 'sentence'; version: number; sentence: number; start: number; quote: string }
  | { kind: 'thread'; id: string }

const NO_THREADS: readonly CommentThread[] = []

/**
 * The comment buttons at the sentences of a note, and the one that was pressed.
 * @param shown whether the note has comments at all
 */
export function useSentenceComments(note: VoiceNote, transcript: Transcript | undefined, shown: boolean) {
  const [target, setTarget] = useState<CommentTarget | null>(null)
  const canComment = mayComment(note)
  const list = useInfiniteQuery({ ...commentsQuery(note.id), enabled: shown })
  const { data, refetch } = list
  const version = transcript?.version ?? 0
  const threads = useMemo(() => data?.pages.flatMap((page) => page.threads) ?? NO_THREADS, [data])
  useThreadInAddress(list, threads, setTarget)
  const bySentence = useMemo(() => groupBySentence(threads, version), [threads, version])

  // The server finds the sentences in the newest text, so a newer text needs another answer.
  const isOutdated = threads.some(({ anchor }) => anchor !== null && anchor.version < version)
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, refetch])

  const afterSentence = useCallback(
    (sentence: Sentence, isTabStop: boolean) => {
      const own = bySentence.get(sentence.index) ?? NO_THREADS
      const [thread] = own
      // An unfinished text has no version that an anchor could name.
      if (!thread && (!canComment || version === 0)) return null
      return (
        <SentenceCommentButton
          comments={own.reduce((sum, { replies }) => sum + 1 + replies.length, 0)}
          isTabStop={isTabStop}
          onPress={() => {
            const { index, start, text } = sentence
            setTarget(
              thread
                ? { kind: 'thread', id: thread.id }
                : { kind: 'sentence', version, sentence: index, start, quote: text },
            )
          }}
        />
      )
    },
    [bySentence, canComment, version],
  )
  return { target, setTarget, afterSentence: shown ? afterSentence : undefined }
}

/** Groups the open threads by the sentence they are about in this version. */
function groupBySentence(threads: readonly CommentThread[], version: number): Map<number, CommentThread[]> {
  const groups = new Map<number, CommentThread[]>()
  for (const thread of threads) {
    const { anchor, resolvedAt } = thread
    if (!anchor || anchor.sentence === null || anchor.version !== version || resolvedAt !== null) continue
    groups.set(anchor.sentence, [...(groups.get(anchor.sentence) ?? []), thread])
  }
  return groups
}
