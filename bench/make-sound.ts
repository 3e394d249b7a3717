import { join } from 'node:path'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import { FIXTURE_MODELS } from './support.ts'

/** A sentence that the tests' tiny model knows, over and over, with a second of pause between. */
export async function makeSound(folder: string, seconds: number): Promise<Float32Array> {
  const pcmPath = join(folder, 'sentence.pcm')
  const inputPath = join(FIXTURE_MODELS, 'tiny-ctc/audio/en1.ogg')
  await decodePcm({ inputPath, pcmPath, signal: new AbortController().signal })
  const sentence = await readPcm(pcmPath, 0, 60)
  const sound = new Float32Array(seconds * PCM_RATE)
  for (let at = 0; at < sound.length; at += sentence.length + PCM_RATE) {
    sound.set(sentence.subarray(0, sound.length - at), at)
  }
  return sound
}
