import { useEffect, useRef } from 'react'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { LEVEL_SAMPLES } from '#shared/limits.ts'

/** The time one bar covers: fifty of them show the last three seconds. */
const SAMPLE_MILLISECONDS = 60
const LOWEST = 0.05

interface LevelDisplayProps {
  /** The current level, 0 to 1. */
  readLevel: () => number
  paused: boolean
  /** Whether the microphone is only being tested: red is for recording. */
  testing?: boolean
  className?: string
}

/**
 * The last fifty levels of the voice, the newest on the right. It paints on every frame, bypassing React, so that the
 * newest bar reacts at once. It is decoration only; the state is announced in words elsewhere.
 */
export function LevelDisplay({ readLevel, paused, testing = false, className }: LevelDisplayProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const bars = Array.from(row.current?.children ?? []) as HTMLElement[]
    if (paused || bars.length === 0) return
    // The bars keep their levels during a pause, so that resuming continues from them.
    const levels = bars.map((bar) => Number(bar.dataset.level ?? 0))
    let lastShift = performance.now()
    let frame = requestAnimationFrame(paint)

    function paint(now: number) {
      const level = readLevel()
      if (now - lastShift >= SAMPLE_MILLISECONDS) {
        lastShift = now
        levels.shift()
        levels.push(level)
      } else {
        levels[levels.length - 1] = Math.max(level, levels.at(-1) ?? 0)
      }
      bars.forEach((bar, index) => {
        const shown = Math.max(LOWEST, levels[index] ?? 0)
        bar.dataset.level = String(levels[index] ?? 0)
        bar.style.transform = `scaleY(${shown})`
      })
      frame = requestAnimationFrame(paint)
    }

    return () => cancelAnimationFrame(frame)
  }, [paused, readLevel])

  return (
    <div ref={row} aria-hidden="true" className={joinClasses('flex items-center justify-center gap-[3px]', className)}>
      {Array.from({ length: LEVEL_SAMPLES }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          className={joinClasses(
            'block h-full w-[3px] rounded-full transition-colors duration-200',
            paused ? 'bg-outline' : testing ? 'bg-accent' : 'bg-red-fill',
          )}
          style={{ transform: `scaleY(${LOWEST})` }}
        />
      ))}
    </div>
  )
}
