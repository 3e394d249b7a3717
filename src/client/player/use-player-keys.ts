import { useEffect } from 'react'
import { isFreeKey, isFreeLetter } from '#client/lib/browser/keyboard-target.ts'
import type { Player } from './create-player.ts'

/** Space and K play and pause, J and L go back and forward by ten seconds. */
export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const act = KEYS[key]
      if (!act || !(key === ' ' ? isFreeKey(event) : isFreeLetter(event))) return
      event.preventDefault()
      act(player)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [player])
}

const KEYS: Record<string, (player: Player) => void> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  j: (player) => player.skip(-10),
  l: (player) => player.skip(10),
}
