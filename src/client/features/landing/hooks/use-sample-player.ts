import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { SampleSound } from '../sample/sample-sounds.ts'

/** Plays the sample note. Nothing is loaded until somebody presses play. Times are in seconds. */
export function useSamplePlayer({ url, starts }: SampleSound) {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const [time, setTime] = useState(0)

  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function follow() {
      // Rounded to tenths, so that most frames change nothing.
      setTime(Math.round((audio.current?.currentTime ?? 0) * 10) / 10)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])

  async function toggle(): Promise<void> {
    const element = audio.current
    if (!element) return
    if (!element.paused) return element.pause()
    setFailed(false)
    try {
      await element.play()
    } catch (error) {
      // A pause before the audio has loaded is not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) setFailed(true)
    }
  }

  const sound: ComponentProps<'audio'> = {
    ref: audio,
    src: url,
    preload: 'none',
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false)
      setTime(0)
    },
  }
  return {
    playing,
    failed,
    time,
    /** The sentence being spoken, or the one where playback was stopped; -1 before playback. */
    current: playing || time > 0 ? starts.findLastIndex((start) => start <= time) : -1,
    toggle: () => void toggle(),
    sound,
  }
}
