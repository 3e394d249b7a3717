import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findSubstitute, listMicrophones, type MicrophoneChoice } from '../capture/microphone-choice.ts'
import { type MicrophoneProblem, nameMicrophoneProblem } from '../capture/microphone-problem.ts'
import { openMicrophone } from '../capture/open-microphone.ts'
import { openSoundMeter, type SoundMeter } from '../capture/sound-meter.ts'
import { createSoundWatch, type SoundWarning } from '../capture/sound-watch.ts'

/** The level of a normal voice at a normal distance. */
const VOICE_LEVEL = 0.2

/** A microphone that is open for a test. */
export interface MicrophoneTest {
  /** Whether the microphone is open. If it is not and there is no problem, the browser is asking for permission. */
  open: boolean
  problem: MicrophoneProblem | null
  /** The name of the microphone in use if it is not the chosen one. */
  substitute: string | null
  microphones: readonly { id: string; label: string }[]
  /** Whether a voice has been heard. */
  heard: boolean
  warning: SoundWarning | null
  /** Returns the current level, 0 to 1. */
  readLevel: () => number
  retry: () => void
}

const CLOSED = { open: false, problem: null, substitute: null, heard: false, warning: null }

/**
 * Opens the microphone with the chosen settings until the component unmounts, without recording. Nothing of its sound
 * is kept.
 */
export function useMicrophoneTest(choice: MicrophoneChoice): MicrophoneTest {
  const [test, setTest] = useState<Omit<MicrophoneTest, 'microphones' | 'readLevel' | 'retry'>>(CLOSED)
  const [microphones, setMicrophones] = useState<MicrophoneTest['microphones']>([])
  const [attempt, setAttempt] = useState(0)
  const meter = useRef<SoundMeter | null>(null)
  const retry = () => setAttempt((count) => count + 1)
  const readLevel = useRef(() => meter.current?.readLevel() ?? 0)

  async function refresh() {
    setMicrophones(listMicrophones(await navigator.mediaDevices.enumerateDevices()))
  }

  const onDeviceChange = useEffectEvent(() => {
    void refresh()
    if (test.problem) retry()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let stream: MediaStream | null = null
    let over = false

    async function open() {
      const opened = await openMicrophone(choice)
      if (over) return stopTracks(opened)
      stream = opened
      const watch = createSoundWatch()
      meter.current = openSoundMeter(opened, (sample) => {
        const warning = watch.hear(sample)
        if (!over) setTest((now) => notice(now, warning, sample.level >= VOICE_LEVEL))
      })
      const [track] = opened.getAudioTracks()
      // The microphone was unplugged. Either the system's default replaces it, or the attempt shows what is wrong.
      track?.addEventListener('ended', retry)
      setTest({ ...CLOSED, open: true, substitute: track ? findSubstitute(choice, track) : null })
      await refresh()
    }

    setTest(CLOSED)
    open().catch((error: unknown) => {
      if (!over) setTest({ ...CLOSED, problem: nameMicrophoneProblem(error) })
    })
    return () => {
      over = true
      meter.current?.close()
      meter.current = null
      if (stream) stopTracks(stream)
    }
  }, [choice, attempt])

  useEffect(() => {
    const { mediaDevices } = navigator
    // Pages without TLS have no `mediaDevices`.
    if (!mediaDevices) return
    const listen = () => onDeviceChange()
    mediaDevices.addEventListener('devicechange', listen)
    return () => mediaDevices.removeEventListener('devicechange', listen)
  }, [])

  return { ...test, microphones, readLevel: readLevel.current, retry }
}

/** Returns the same object unless something has changed, to avoid a render. */
function notice<Test extends { heard: boolean; warning: SoundWarning | null }>(
  test: Test,
  warning: SoundWarning | null,
  isVoice: boolean,
): Test {
  const heard = test.heard || isVoice
  return heard === test.heard && warning === test.warning ? test : { ...test, heard, warning }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
