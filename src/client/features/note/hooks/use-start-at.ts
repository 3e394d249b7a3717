import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { readNoteMoment } from '#client/lib/addresses/note-moment.ts'
import type { Player } from '#client/player/create-player.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { findStart } from '../find-start.ts'

/**
 * Starts at the second in the URL once the text is there: scrolls to its sentence and plays it if the browser allows
 * the page to play sound, which it does after the first click.
 */
export function useStartAt(player: Player, sentences: readonly Sentence[], playable: boolean): void {
  const [search] = useSearchParams()
  const second = readNoteMoment(search)
  const begun = useRef<number | null>(null)
  useEffect(() => {
    if (second === null || sentences.length === 0 || begun.current === second) return
    begun.current = second
    const { position, seconds } = findStart(sentences, second)
    document.querySelector(`[data-position="${position}"]`)?.scrollIntoView({ block: 'center' })
    if (!playable) return
    if (navigator.userActivation.hasBeenActive) void player.playFrom(seconds)
    else player.seek(seconds)
  }, [second, player, sentences, playable])
}
