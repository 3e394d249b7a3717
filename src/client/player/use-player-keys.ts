import { useEffect } from 'react'
import { isFreeKey } from '#client/lib/browser/keyboard-target.ts'
import { isKeyOf, SHORTCUTS } from '#client/lib/browser/shortcuts.ts'
import type { Player } from './create-player.ts'

const ACTS = {
  play: (player: Player) => player.toggle(),
  back: (player: Player) => player.skip(-SHORTCUTS.back.seconds),
  forward: (player: Player) => player.skip(SHORTCUTS.forward.seconds),
  backFar: (player: Player) => player.skip(-SHORTCUTS.backFar.seconds),
  forwardFar: (player: Player) => player.skip(SHORTCUTS.forwardFar.seconds),
}
const IDS = Object.keys(ACTS) as (keyof typeof ACTS)[]

/** Handles the keys that play, pause and jump, wherever the focus is on the page of a note. */
export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const id = IDS.find((candidate) => isKeyOf(candidate, event))
      if (!id || !isFreeKey(event)) return
      event.preventDefault()
      ACTS[id](player)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [player])
}
