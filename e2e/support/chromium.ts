import { fileURLToPath } from 'node:url'

/** Quiet, and without the connections of its own that a browser would try to make. */
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

/** What the fake microphone says: about the customers, then 'please send the report to the bank by Friday'. */
export const MEMO_SECONDS = 6.2
/** 'We have a meeting with John on Thursday at ten', then two tasks. */
export const MEETING_SECONDS = 8.2

/** A microphone that is always allowed and plays a recording of ours once. */
export function microphoneThatSays(recording: 'memo' | 'meeting'): string[] {
  const path = fileURLToPath(new URL(`../fixtures/${recording}.wav`, import.meta.url))
  return [
    ...CHROMIUM_ARGUMENTS,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${path}%noloop`,
  ]
}
