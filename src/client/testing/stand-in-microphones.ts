import { vi } from 'vitest'

/** A microphone into which the test plays sound. */
export interface StandInMicrophone {
  id: string
  label: string
  /** Sets the amplitude of its tone, from 0. Above 1, the sound clips. */
  setAmplitude: (amplitude: number) => void
  /** Simulates what a system reports about a microphone: taken away, given back, unplugged. */
  report: (event: 'mute' | 'unmute' | 'ended') => void
  /** Whether somebody has it open. */
  isOpen: () => boolean
}

/** The microphones of a test. The first is the system's default. */
export interface StandInMicrophones {
  microphones: StandInMicrophone[]
  /** The constraints of each request for a microphone, in order. */
  requests: MediaTrackConstraints[]
  /** Makes each later request for a microphone fail; null makes them succeed again. */
  refuse: (errorName: string | null) => void
  /** Sets how many microphones are connected, counted from the first. */
  connect: (count: number) => void
}

/** The audio contexts that make the tones, until `closeStandInMicrophones` is called. */
const contexts = new Set<AudioContext>()

/** Stops the tones of all stand-in microphones. */
export async function closeStandInMicrophones(): Promise<void> {
  await Promise.all([...contexts].map((context) => context.close()))
  contexts.clear()
}

/**
 * Replaces the system's microphones, which no test has, with real audio streams behind `getUserMedia` and
 * `enumerateDevices`, each with a tone. The recorder, its meter and the browser's encoder are real.
 */
export function standInMicrophones(labels: readonly string[]): StandInMicrophones {
  const microphones: (StandInMicrophone & { open: () => MediaStream })[] = labels.map((label, index) =>
    makeMicrophone(`device-${index}`, label),
  )
  const requests: MediaTrackConstraints[] = []
  let connected = labels.length
  let error: string | null = null
  // Names are known only once a microphone has been allowed.
  let allowed = false

  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
    const wanted = constraints?.audio as MediaTrackConstraints
    requests.push(wanted)
    if (error) throw new DOMException('', error)
    allowed = true
    const id = (wanted.deviceId as { ideal: string } | undefined)?.ideal
    const there = microphones.slice(0, connected)
    const found = there.find((microphone) => microphone.id === id) ?? there[0]
    if (!found) throw new DOMException('', 'NotFoundError')
    return found.open()
  })
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockImplementation(async () => {
    const listed = microphones.slice(0, connected)
    return listed.map(({ id, label }) => describeDevice(allowed ? id : '', allowed ? label : ''))
  })
  return {
    microphones,
    requests,
    refuse: (errorName) => {
      error = errorName
    },
    connect(count) {
      connected = count
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    },
  }
}

function makeMicrophone(id: string, label: string): StandInMicrophone & { open: () => MediaStream } {
  let tone: { gain: GainNode; track: MediaStreamTrack } | null = null
  let amplitude = 0.2
  return {
    id,
    label,
    open() {
      const context = new AudioContext()
      contexts.add(context)
      const gain = new GainNode(context, { gain: amplitude })
      const output = context.createMediaStreamDestination()
      const oscillator = new OscillatorNode(context, { frequency: 300 })
      oscillator.connect(gain).connect(output)
      oscillator.start()
      const [track] = output.stream.getAudioTracks()
      if (!track) throw new Error('the stream has no track')
      Object.defineProperty(track, 'label', { value: label })
      track.getSettings = () => ({ deviceId: id })
      tone = { gain, track }
      return output.stream
    },
    setAmplitude(next) {
      amplitude = next
      if (tone) tone.gain.gain.value = next
    },
    report: (event) => tone?.track.dispatchEvent(new Event(event)),
    isOpen: () => tone?.track.readyState === 'live',
  }
}

function describeDevice(deviceId: string, label: string): MediaDeviceInfo {
  const device = { deviceId, label, kind: 'audioinput' as const, groupId: '' }
  return { ...device, toJSON: () => device }
}
