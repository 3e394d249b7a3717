import { useEffect, useRef, useState } from 'react'

/** Plays a recording that exists only on this device. */
export interface BlobPlayer {
  playing: boolean
  /** Current position in seconds. */
  time: number
  failed: boolean
  /** Plays this audio from the beginning, or stops. */
  toggle: (audio: Blob) => void
}

/** A simple player. Its audio stops when the component unmounts. */
export function useBlobPlayer(): BlobPlayer {
  const stop = useRef<(() => void) | null>(null)
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [failed, setFailed] = useState(false)

  useEffect(() => () => stop.current?.(), [])

  function play(audio: Blob) {
    const url = URL.createObjectURL(audio)
    const sound = new Audio(url)
    stop.current = () => {
      stop.current = null
      sound.pause()
      URL.revokeObjectURL(url)
      setPlaying(false)
      setTime(0)
    }
    sound.ontimeupdate = () => setTime(sound.currentTime)
    sound.onended = () => stop.current?.()
    setPlaying(true)
    setFailed(false)
    sound.play().catch((error: unknown) => {
      // Stopping before playback has started is not a failure.
      if (error instanceof Error && error.name === 'AbortError') return
      stop.current?.()
      setFailed(true)
    })
  }

  return {
    playing,
    time,
    failed,
    toggle: (audio) => (stop.current ? stop.current() : play(audio)),
  }
}
