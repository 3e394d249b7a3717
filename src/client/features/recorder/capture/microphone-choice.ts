/** The settings with which this device records. */
export interface MicrophoneChoice {
  /** The chosen microphone, with its name when it was chosen; null for the system's default. */
  device: { id: string; label: string } | null
  echoCancellation: boolean
  noiseSuppression: boolean
  autoGainControl: boolean
}

/** A microphone as `enumerateDevices` lists it. Its label is empty until the user has allowed a microphone. */
export type ListedDevice = Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label'>

export const DEFAULT_CHOICE: MicrophoneChoice = {
  device: null,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

const KEY = 'dictum.microphone'

/** Chromium lists the system's choices in addition to the devices that they stand for. */
const ALIASES = new Set(['default', 'communications'])

/** Returns the choice stored on this device. Invalid values are replaced by their defaults. */
export function readMicrophoneChoice(storage: Pick<Storage, 'getItem'>): MicrophoneChoice {
  const kept = parseRecord(storage.getItem(KEY))
  const isOn = (name: Exclude<keyof MicrophoneChoice, 'device'>) =>
    typeof kept[name] === 'boolean' ? kept[name] : DEFAULT_CHOICE[name]
  return {
    device: readDevice(kept.device),
    echoCancellation: isOn('echoCancellation'),
    noiseSuppression: isOn('noiseSuppression'),
    autoGainControl: isOn('autoGainControl'),
  }
}

/** Stores a choice on this device. */
export function saveMicrophoneChoice(storage: Pick<Storage, 'setItem'>, choice: MicrophoneChoice): void {
  storage.setItem(KEY, JSON.stringify(choice))
}

/** Returns the microphones in a list of devices that can be chosen. */
export function listMicrophones(devices: readonly ListedDevice[]): { id: string; label: string }[] {
  return devices
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && label !== '' && !ALIASES.has(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/**
 * Returns the constraints for `getUserMedia`. If the chosen device is gone, the browser uses another. In browsers that
 * give devices new ids in each session (Safari), it is found by its name.
 */
export function toConstraints(choice: MicrophoneChoice, devices: readonly ListedDevice[]): MediaTrackConstraints {
  const { device, echoCancellation, noiseSuppression, autoGainControl } = choice
  const listed = listMicrophones(devices)
  const found =
    device &&
    (listed.find(({ id }) => id === device.id) ?? listed.find(({ label }) => label === device.label) ?? device)
  return {
    channelCount: 1,
    echoCancellation,
    noiseSuppression,
    autoGainControl,
    ...(found ? { deviceId: { ideal: found.id } } : {}),
  }
}

/** Returns the name of the microphone in use if it is not the chosen one, otherwise null. */
export function findSubstitute(
  { device }: MicrophoneChoice,
  track: Pick<MediaStreamTrack, 'label' | 'getSettings'>,
): string | null {
  if (!device || track.label === device.label || track.getSettings().deviceId === device.id) return null
  return track.label || null
}

/** Shortens a device's name as systems write it: `Default - Headset (046d:0a38)` becomes `Headset`. */
export function shortenLabel(label: string): string {
  const short = label.replace(/^(Default|Communications) - /, '').replace(/ \([\da-f]{4}:[\da-f]{4}\)$/i, '')
  return short || label
}

function readDevice(kept: unknown): MicrophoneChoice['device'] {
  if (typeof kept !== 'object' || kept === null) return null
  const { id, label } = kept as Record<string, unknown>
  return typeof id === 'string' && id !== '' && typeof label === 'string' && label !== '' ? { id, label } : null
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
