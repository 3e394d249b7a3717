import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Player } from '../create-player.ts'
import { findSentenceAt } from '../find-sentence.ts'

/** Times in addresses are rounded to hundredths of a second. */
const ROUNDING = 0.01

/**
 * Begins at the second that the address names (`?t=12.5`), once the text is there: its sentence comes into view, and is
 * played where the page may sound, which browsers allow from the first click on.
 */
export function useStartAt(player: Player, sentences: readonly Sentence[], playable: boolean): void {
  const [search] = useSearchParams()
  const asked = search.get('t')
  const begun = useRef<string | null>(null)
  useEffect(() => {
    const seconds = Number(asked)
    if (asked === null || !Number.isFinite(seconds) || seconds < 0) return
    if (sentences.length === 0 || begun.current === asked) return
    begun.current = asked
    const position = findSentenceAt(sentences, seconds + ROUNDING)
    document.querySelector(`[data-position="${Math.max(0, position)}"]`)?.scrollIntoView({ block: 'center' })
    if (!playable) return
    if (navigator.userActivation.hasBeenActive) void player.playFrom(seconds)
    else player.seek(seconds)
  }, [asked, player, sentences, playable])
}
