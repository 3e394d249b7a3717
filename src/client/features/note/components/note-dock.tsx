import { memo } from 'react'
import type { Player } from '#client/player/create-player.ts'
import { Dock } from '#client/player/dock.tsx'
import { NotePlayer } from '#client/player/note-player.tsx'
import { type NotePart, PartSwitch } from '#client/player/part-switch.tsx'
import type { Peaks } from '#shared/contract/note-audio.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

interface NoteDockProps {
  note: Pick<VoiceNote, 'audioReady' | 'duration'>
  /** The URL of the audio. */
  source: string
  /** Undefined until loaded. */
  peaks: Peaks | undefined
  parts: readonly NotePart[]
  player: Player
}

/** The links to the parts of a note, and its player, at the bottom of the screen. */
export const NoteDock = memo(function NoteDock({
  note: { audioReady, duration },
  source,
  peaks,
  parts,
  player,
}: NoteDockProps) {
  return (
    <Dock className={audioReady ? undefined : 'xl:hidden'}>
      <PartSwitch parts={parts} className="xl:hidden" />
      {audioReady && <NotePlayer source={source} peaks={peaks} duration={duration ?? 0} player={player} />}
    </Dock>
  )
})
