import { useState, useSyncExternalStore } from 'react'
import { createPlayer, type Player, type PlayerState, SPEEDS } from './create-player.ts'

const KEY = 'dictum.playback'

/** Creates a player for a screen, with the speed and silence setting last chosen on this device. */
export function usePlayer(): Player {
  const [player] = useState(() => createPlayer(readChoices(localStorage.getItem(KEY))))
  return player
}

/** Returns a part of the player's state; re-renders only when that part changes. */
export function usePlayerState<Part>(player: Player, select: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(player.subscribe, () => select(player.getState()))
}

/** Remembers the speed and silence setting for the next note. */
export function rememberChoices({ speed, skipSilence }: Pick<PlayerState, 'speed' | 'skipSilence'>): void {
  localStorage.setItem(KEY, JSON.stringify({ speed, skipSilence }))
}

function readChoices(stored: string | null): { speed: number; skipSilence: boolean } {
  const choices = { speed: 1, skipSilence: false }
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return choices
    const speed = 'speed' in value ? SPEEDS.find((known) => known === value.speed) : undefined
    return { speed: speed ?? choices.speed, skipSilence: 'skipSilence' in value && value.skipSilence === true }
  } catch {
    return choices
  }
}
