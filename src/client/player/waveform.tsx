import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { Player } from './create-player.ts'
import { drawBars, fitPeaks } from './shape-waveform.ts'
import { usePlayerState } from './use-player.ts'

/** Distance between the middles of two bars, in pixels. */
const STEP = 5
const HEIGHT = 36
/** Seconds by which the arrow keys and the page keys move. */
const SMALL_STEP = 5
const LARGE_STEP = 30

/** The note's waveform with the playback position: a slider for pointer, keyboard and screen readers. */
export function Waveform({ player, peaks }: { player: Player; peaks: readonly number[] }) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const [box, width] = useWidth()
  const time = usePlayerState(player, (state) => state.time)
  const duration = usePlayerState(player, (state) => state.duration)
  const path = useMemo(
    () => drawBars(fitPeaks(peaks, Math.max(1, Math.floor(width / STEP))), STEP, HEIGHT),
    [peaks, width],
  )
  const played = duration > 0 ? Math.min(100, (time / duration) * 100) : 0

  function seekTo(event: PointerEvent<HTMLDivElement>) {
    const { left, width: full } = event.currentTarget.getBoundingClientRect()
    player.seek(((event.clientX - left) / full) * duration)
  }

  function press(event: KeyboardEvent) {
    const target = targetOf(event.key, time, duration)
    if (target === null) return
    event.preventDefault()
    player.seek(target)
  }

  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.floor(time)}
      aria-valuetext={t('positionValue', {
        position: format.duration(Math.floor(time)),
        duration: format.duration(duration),
      })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
      }}
      className="relative min-w-0 grow cursor-pointer touch-none select-none rounded-md"
    >
      <svg
        aria-hidden="true"
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${Math.max(STEP, width)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block fill-none"
        strokeWidth={3}
        strokeLinecap="round"
      >
        <path d={path} className="stroke-outline/50" />
        <path d={path} className="stroke-accent" style={{ clipPath: `inset(0 ${100 - played}% 0 0)` }} />
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 -ml-px w-0.5 rounded-full bg-accent"
        style={{ left: `${played}%` }}
      />
    </div>
  )
}

function targetOf(key: string, time: number, duration: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return time + SMALL_STEP
    case 'ArrowLeft':
    case 'ArrowDown':
      return time - SMALL_STEP
    case 'PageUp':
      return time + LARGE_STEP
    case 'PageDown':
      return time - LARGE_STEP
    case 'Home':
      return 0
    case 'End':
      return duration
    default:
      return null
  }
}

/** Returns a ref, and the width of its element in pixels. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
