import { join } from 'node:path'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { FIXTURE_MODELS } from './support.ts'

/**
 * Several sentences, because a text that repeats itself would be treated as an error of the engine and transcribed
 * again.
 */
const SENTENCES = ['en1', 'en2', 'en3', 'en4']

/** Strings together sentences that the tests' tiny model knows, with pauses of one second in between. */
export async function makeSound(folder: string, seconds: number): Promise<Float32Array> {
  const spoken: Float32Array[] = []
  for (const name of SENTENCES) {
    const pcmPath = join(folder, `${name}.pcm`)
    const inputPath = join(FIXTURE_MODELS, `tiny-ctc/audio/${name}.ogg`)
    await decodePcm({ inputPath, pcmPath, signal: new AbortController().signal })
    spoken.push(await readPcm(pcmPath, 0, 60))
  }
  const sound = new Float32Array(seconds * PCM_RATE)
  for (let at = 0, turn = 0; at < sound.length; turn++) {
    const sentence = spoken[turn % spoken.length] ?? new Float32Array()
    sound.set(sentence.subarray(0, sound.length - at), at)
    at += sentence.length + PCM_RATE
  }
  return sound
}
