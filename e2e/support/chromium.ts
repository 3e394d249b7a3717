import { fileURLToPath } from 'node:url'

/** Arguments that mute the browser and prevent the connections that it makes on its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** The fake microphone's audio: sentences about the customers, then 'please send the report to the bank by Friday'. */
const MEMO_PATH = fileURLToPath(new URL('../fixtures/memo.wav', import.meta.url))
export const MEMO_SECONDS = 6.2

/** A microphone that is always allowed and plays the memo once. */
export const MICROPHONE_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${MEMO_PATH}%noloop`,
  // The headless shell crashes a page that asks whether speech can be recognised on the device. Chromium always says no
  // here.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
]

/**
 * The arguments of the journeys' browsers. Their pages are too short-lived for the optimising compilers to pay off.
 * Measurements must not turn these compilers off.
 */
export const JOURNEY_ARGUMENTS = [...MICROPHONE_ARGUMENTS, '--js-flags=--no-opt --no-maglev']
