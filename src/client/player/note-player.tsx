import ChevronUp from 'lucide-react/icons/chevron-up'
import FastForward from 'lucide-react/icons/fast-forward'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Redo from 'lucide-react/icons/redo-dot'
import Undo from 'lucide-react/icons/undo-dot'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lostSince } from '#client/api/server-reach.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ariaKeysOf } from '#client/lib/browser/shortcuts.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Peaks } from '#shared/contract/note-audio.ts'
import { type Player, SPEEDS } from './create-player.ts'
import { rememberChoices, usePlayerState } from './use-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { Waveform } from './waveform.tsx'

interface NotePlayerProps {
  /** The URL of the audio. When it changes, the player loads the new one and stays at the same second. */
  source: string
  /** Undefined until loaded. */
  peaks: Peaks | undefined
  /** Length in seconds, as reported by the server. */
  duration: number
  player: Player
}

/** The note's player: a single line, which expands to all controls if there is no room for them. */
export function NotePlayer({ source, peaks, duration, player }: NotePlayerProps) {
  const { t } = useTranslation(['note', 'player'])
  const controls = useId()
  const [open, setOpen] = useState(false)
  const failed = usePlayerState(player, (state) => state.failed)
  const isOffline = useSyncExternalStore(lostSince.subscribe, () => lostSince.get() !== null)
  const audio = useRef<HTMLAudioElement>(null)
  const attach = useCallback(
    (element: HTMLAudioElement | null) => {
      audio.current = element
      return element ? player.attach(element) : undefined
    },
    [player],
  )
  usePlayerKeys(player)
  useEffect(() => player.setDuration(peaks?.duration ?? duration), [player, peaks, duration])
  useEffect(() => {
    // A browser does not retry automatically.
    if (!isOffline && player.getState().failed) audio.current?.load()
  }, [isOffline, player])

  return (
    <section aria-label={t('player')} className="@container min-w-0 px-3 pt-2 pb-3 sm:flex-1 lg:px-2 lg:py-2.5">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript on this page serves as captions */}
      <audio key={source} ref={attach} src={source} preload="metadata" />
      <div className="flex @2xl:flex-row flex-col @2xl:items-center gap-x-3 gap-y-1">
        <div className="flex min-w-0 grow items-center gap-x-2">
          <PlayButton player={player} />
          <Clock player={player} part="time" />
          <Waveform player={player} peaks={peaks?.peaks ?? []} />
          <Clock player={player} part="duration" />
          <IconButton
            label={t('player:controls')}
            aria-expanded={open}
            aria-controls={controls}
            icon={<ChevronUp aria-hidden="true" className={joinClasses('size-5', open && 'rotate-180')} />}
            className="@2xl:hidden"
            onClick={() => setOpen(!open)}
          />
        </div>
        <div
          id={controls}
          className={joinClasses('flex flex-wrap items-center justify-between gap-x-1', !open && '@max-2xl:hidden')}
        >
          <Skips player={player} />
          <SilenceSwitch player={player} />
          <SpeedChoice player={player} />
        </div>
      </div>
      {failed && (
        <p role="alert" className={joinClasses('pt-1 text-center text-sm', isOffline ? 'text-ink-soft' : 'text-red')}>
          {t(isOffline ? 'player:offline' : 'audioFailed')}
        </p>
      )}
    </section>
  )
}

function Clock({ player, part }: { player: Player; part: 'time' | 'duration' }) {
  const format = useFormat()
  const seconds = usePlayerState(player, (state) => Math.floor(state[part]))
  return (
    <span
      className={joinClasses(
        'text-sm tabular-nums',
        part === 'time' ? 'text-ink-soft' : '@max-3xs:hidden text-ink-faint',
      )}
    >
      {format.clock(seconds)}
    </span>
  )
}

function PlayButton({ player }: { player: Player }) {
  const { t } = useTranslation('note')
  const playing = usePlayerState(player, (state) => state.playing)
  const Icon = playing ? Pause : Play
  return (
    <IconButton
      label={playing ? t('pause') : t('play')}
      aria-keyshortcuts={ariaKeysOf('play')}
      variant="primary"
      className="size-11! rounded-full!"
      icon={<Icon aria-hidden="true" className={joinClasses('size-5 fill-current', !playing && 'ml-0.5')} />}
      onClick={player.toggle}
    />
  )
}

function Skips({ player }: { player: Player }) {
  const { t } = useTranslation('note')
  return (
    <div className="flex">
      <IconButton
        label={t('back10')}
        icon={<Undo aria-hidden="true" className="size-5" />}
        onClick={() => player.skip(-10)}
      />
      <IconButton
        label={t('forward10')}
        icon={<Redo aria-hidden="true" className="size-5" />}
        onClick={() => player.skip(10)}
      />
    </div>
  )
}

function SilenceSwitch({ player }: { player: Player }) {
  const { t } = useTranslation('note')
  const skipSilence = usePlayerState(player, (state) => state.skipSilence)
  return (
    <button
      type="button"
      aria-pressed={skipSilence}
      aria-label={t('skipSilence')}
      data-tooltip=""
      onClick={() => {
        player.setSkipSilence(!skipSilence)
        rememberChoices(player.getState())
      }}
      className={joinClasses(
        'inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2 text-sm transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        skipSilence ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:bg-hover',
      )}
    >
      <FastForward aria-hidden="true" className="size-4.5" />
      <span aria-hidden="true" className="@max-5xl:hidden">
        {t('skipSilence')}
      </span>
    </button>
  )
}

function SpeedChoice({ player }: { player: Player }) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const speed = usePlayerState(player, (state) => state.speed)
  return (
    <Select
      label={t('speed')}
      value={String(speed)}
      onValueChange={(value) => {
        player.setSpeed(Number(value))
        rememberChoices(player.getState())
      }}
      options={SPEEDS.map((value) => ({ value: String(value), label: `${format.number(value)}×` }))}
      quiet
      className="tabular-nums"
    />
  )
}
