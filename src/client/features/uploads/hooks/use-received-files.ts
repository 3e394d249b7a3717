import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isInstalled } from '#client/lib/browser/is-installed.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { hasReachedNoteLimit } from '#client/premium/note-limit.ts'
import { uploads } from '../browser-uploads.ts'
import { checkAudioFile } from '../check-audio-file.ts'
import { type ReceivedFile, receivedFiles } from '../received-files.ts'
import type { RefusedFile } from './use-describe-problem.ts'

type Received =
  | { state: 'loading' | 'failed' }
  /** The files about which the user is asked; empty if none has arrived. */
  | { state: 'asking'; files: readonly ReceivedFile[] }
  /** The ids of the files that were added to the upload queue, and the files that can't become notes. */
  | { state: 'taken'; ids: readonly string[]; refused: readonly RefusedFile[] }

/**
 * The files that another app has shared with this one. The system shares only with an installed app, which takes them at
 * once, unless there is no room for another note. A page in a tab asks first: any website can post a form to this address,
 * and would otherwise add notes to the user's account.
 */
export function useReceivedFiles() {
  const { id: userId, isPremium } = useUser()
  const client = useQueryClient()
  const [received, setReceived] = useState<Received>({ state: 'loading' })

  const take = useEffectEvent(async (files: readonly ReceivedFile[]) => {
    const checked = files.map((one) => ({ ...one, problem: checkAudioFile(one.file) }))
    const sound = checked.filter(({ problem }) => problem === null)
    await uploads.take(sound, userId)
    await receivedFiles.remove(files.map(({ id }) => id))
    const refused = checked.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : []))
    setReceived({ state: 'taken', ids: sound.map(({ id }) => id), refused })
  })
  const takesAtOnce = useEffectEvent(async () => isInstalled() && !(await hasReachedNoteLimit(client, isPremium)))
  const fail = useCallback(() => setReceived({ state: 'failed' }), [])

  useEffect(() => {
    let left = false
    receivedFiles
      .list()
      .then(async (files) => {
        const isTaken = files.length > 0 && (await takesAtOnce())
        if (left) return
        if (isTaken) await take(files)
        else setReceived({ state: 'asking', files })
      })
      .catch(fail)
    return () => {
      left = true
    }
  }, [fail])

  return {
    received,
    takeAll: (files: readonly ReceivedFile[]) => void take(files).catch(fail),
    discardAll: (files: readonly ReceivedFile[]) =>
      void receivedFiles
        .remove(files.map(({ id }) => id))
        .then(() => setReceived({ state: 'asking', files: [] }))
        .catch(fail),
  }
}
