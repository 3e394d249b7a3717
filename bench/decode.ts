import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AudioFacts, AudioTask } from '#server/audio/audio-task.ts'
import { PCM_RATE, toSamples } from '#server/audio/pcm-file.ts'
import { runChildTask } from '#server/child-process/child-task.ts'
import { findSpeech } from '#server/speech/find-speech.ts'
import { type AudioFormat, encodeAudio } from '#test/fixtures/audio/encode.ts'
import { report } from './support.ts'

const KINDS: AudioFormat[] = ['mp3', 'wav', 'm4a', 'webm', 'ogg']
const SCRIPT = new URL('../src/server/audio/audio.child.ts', import.meta.url)

const signal = new AbortController().signal

/**
 * Measures how fast recordings of each kind are prepared and their speech is detected, as a multiple of real time, and
 * the peak memory of the preparing process. To run it on its own: `node bench/decode.ts [minutes]`.
 * @param minutes length of the recordings, which are created in a temporary folder
 */
export async function benchDecode(minutes = 10): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const pcmPath = join(folder, 'sound.pcm')
  const playbackPath = join(folder, 'playback.m4a')
  try {
    const sound = await makeSound(minutes * 60)
    for (const kind of KINDS) {
      const inputPath = join(folder, `sound.${kind}`)
      encodeAudio(sound, kind, inputPath)
      const pcmOnly = await time(() => prepare({ inputPath, pcmPath, playbackPath: null }))
      const whole = await time(() => prepare({ inputPath, pcmPath, playbackPath }))
      const memory = `peak memory ${Math.round(whole.result.peakMemoryBytes / 2 ** 20)} MiB`
      report(`Decode ${kind} to PCM`, `${Math.round((minutes * 60) / pcmOnly.seconds)} × real time`, `${minutes} min`)
      report('… and make the playback copy', `${Math.round((minutes * 60) / whole.seconds)} × real time`, memory)
      await rm(inputPath)
    }
    const found = await time(() => findSpeech({ pcmPath, signal }))
    report(
      'Find speech',
      `${Math.round((minutes * 60) / found.seconds)} × real time`,
      `${found.result.length} segments`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Repeats the speech fixture with pauses of one second in between. */
async function makeSound(seconds: number): Promise<Float32Array> {
  const wav = await readFile(new URL('../test/fixtures/audio/speech.wav', import.meta.url))
  const speech = toSamples(wav.subarray(44))
  const sound = new Float32Array(seconds * PCM_RATE)
  for (let at = 0; at < sound.length; at += speech.length + PCM_RATE) {
    sound.set(speech.subarray(0, sound.length - at), at)
  }
  return sound
}

async function prepare(followUp: AudioTask) {
  const answer = await runChildTask<AudioFacts>(SCRIPT, followUp, { signal, timeoutMs: 600_000 })
  if (!('result' in answer)) throw new Error(answer.detail)
  return answer
}

async function time<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const began = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - began) / 1000 }
}

if (import.meta.main) await benchDecode(Number(process.argv[2] ?? 10))
