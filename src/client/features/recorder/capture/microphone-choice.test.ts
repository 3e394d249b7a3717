import { describe, expect, it, test } from 'vitest'
import {
  DEFAULT_CHOICE,
  findSubstitute,
  listMicrophones,
  type MicrophoneChoice,
  readMicrophoneChoice,
  saveMicrophoneChoice,
  shortenLabel,
  toConstraints,
} from './microphone-choice.ts'

const HEADSET = { id: 'h1', label: 'Headset (046d:0a38)' }
const ROUND_TABLE: MicrophoneChoice = {
  device: HEADSET,
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: true,
}
const input = (deviceId: string, label: string) => ({ kind: 'audioinput' as const, deviceId, label })

const stored = (text: string | null) => ({ getItem: () => text })

describe('the stored choice', () => {
  it('is read as it was saved', () => {
    let text: string | null = null
    const setItem = (_key: string, value: string) => {
      text = value
    }
    saveMicrophoneChoice({ setItem }, ROUND_TABLE)
    expect(readMicrophoneChoice(stored(text))).toEqual(ROUND_TABLE)
  })

  it.each([null, '', 'not JSON', 'null', '3', '[]', '"text"'])('has its defaults if %j is stored', (text) => {
    expect(readMicrophoneChoice(stored(text))).toEqual(DEFAULT_CHOICE)
  })

  it('keeps its valid parts', () => {
    const text = JSON.stringify({
      device: { id: 7, label: 'Headset' },
      echoCancellation: 'no',
      noiseSuppression: false,
    })
    expect(readMicrophoneChoice(stored(text))).toEqual({ ...DEFAULT_CHOICE, noiseSuppression: false })
  })

  it.each([{ id: '', label: 'Headset' }, { id: 'h1', label: '' }, { id: 'h1' }, 'h1', null])(
    'has no device if %j is stored as the device',
    (device) => {
      expect(readMicrophoneChoice(stored(JSON.stringify({ device }))).device).toBeNull()
    },
  )
})

test('lists microphones with a name, without the system’s own choices', () => {
  const devices = [
    input('default', 'Default - Headset'),
    input('communications', 'Communications - Headset'),
    input('h1', 'Headset'),
    input('', ''),
    { kind: 'audiooutput' as const, deviceId: 's1', label: 'Speaker' },
  ]
  expect(listMicrophones(devices)).toEqual([{ id: 'h1', label: 'Headset' }])
})

describe('the constraints', () => {
  it('leave the device to the system by default', () => {
    expect(toConstraints(DEFAULT_CHOICE, [])).toEqual({
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    })
  })

  it.each([
    ['by its id', [input('h2', HEADSET.label), input('h1', 'Renamed')], 'h1'],
    ['by its name, if it has another id', [input('b1', 'Built-in'), input('h2', HEADSET.label)], 'h2'],
    ['by its id, if no names are known yet', [input('', '')], 'h1'],
  ])('name the chosen device %s, without insisting on it', (_how, devices, ideal) => {
    expect(toConstraints(ROUND_TABLE, devices)).toMatchObject({ deviceId: { ideal }, noiseSuppression: false })
  })
})

test.each([
  ['none, if no device was chosen', DEFAULT_CHOICE, 'b1', 'Built-in', null],
  ['none, if the chosen one is used', ROUND_TABLE, 'h1', 'Renamed', null],
  ['none, if the chosen one is used under another id', ROUND_TABLE, 'h2', HEADSET.label, null],
  ['another device', ROUND_TABLE, 'b1', 'Built-in', 'Built-in'],
])('finds a substitute: %s', (_which, choice, deviceId, label, expected) => {
  expect(findSubstitute(choice, { label, getSettings: () => ({ deviceId }) })).toBe(expected)
})

test.each([
  ['Default - MacBook Pro Microphone (Built-in)', 'MacBook Pro Microphone (Built-in)'],
  ['Headset (046d:0a38)', 'Headset'],
  ['iPhone Microphone', 'iPhone Microphone'],
])('shortens %j to %j', (label, short) => {
  expect(shortenLabel(label)).toBe(short)
})
