import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm, prepareAudio } from '#server/audio/prepare-audio.ts'
import { readConfig } from '#server/config.ts'
import { openModelLibrary } from '#server/models/model-library.ts'
import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import type { SpeechSegment } from '#server/speech/engine.ts'
import { findSpeech } from '#server/speech/find-speech.ts'
import { LocalEngine } from '#server/speech/local/local-engine.ts'
import { toSentences } from '#server/speech/sentences.ts'
import { encodeAudio } from '#test/fixtures/audio/encode.ts'
import { ROOT, report, residentBytes } from './support.ts'

const FIXTURE_MODELS = join(ROOT, 'test/fixtures/models')
const signal = new AbortController().signal

/**
 * How long the whole way from a file to sentences takes beside the local engine alone on the same audio, and how much
 * memory its process holds. With the model that is installed here, else with the tests' tiny one, beside which all else
 * looks large: then only the seconds in between say something. By itself: `node bench/transcribe.ts [minutes]`.
 */
export async function benchTranscribe(minutes = 10): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const { engine, title } = await openEngine()
  try {
    const inputPath = join(folder, 'sound.ogg')
    encodeAudio(await makeSound(folder, minutes * 60), 'ogg', inputPath)
    const paths = { inputPath, pcmPath: join(folder, 'sound.pcm'), playbackPath: join(folder, 'playback.m4a') }
    await engine.transcribe({ samples: new Float32Array(PCM_RATE).fill(0.1), language: 'en', signal })

    const wholeBegan = performance.now()
    await prepareAudio({ ...paths, signal })
    const segments = await findSpeech({ pcmPath: paths.pcmPath, signal })
    await hear(engine, paths.pcmPath, segments)
    const whole = performance.now() - wholeBegan

    const aloneBegan = performance.now()
    for (const { start, end } of segments) {
      await engine.transcribe({ samples: await readPcm(paths.pcmPath, start, end), language: 'en', signal })
    }
    const alone = performance.now() - aloneBegan

    const memory = engine.processId === null ? Number.NaN : await residentBytes(engine.processId)
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    report('Whole way beside the engine alone', `${(whole / alone).toFixed(2)} ×`, `${minutes} min, ${title}`)
    report('… which is', `${seconds(whole)} and ${seconds(alone)}`, `${seconds(whole - alone)} in between`)
    report('… memory of the engine’s process', `${Math.round(memory / 2 ** 20)} MiB`, 'its model in it')
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

async function hear(engine: LocalEngine, pcmPath: string, segments: SpeechSegment[]): Promise<void> {
  for (const segment of segments) {
    const samples = await readPcm(pcmPath, segment.start, segment.end)
    toSentences(segment, await recogniseWithCare(engine, { samples, language: 'en', signal }), 0)
  }
}

async function openEngine(): Promise<{ engine: LocalEngine; title: string }> {
  const { models } = readConfig(process.env)
  const installed = openModelLibrary(models)
  const choice = await installed.choose()
  const library =
    'model' in choice ? installed : openModelLibrary({ ...models, dir: FIXTURE_MODELS, chosen: 'tiny-ctc' })
  const engine = new LocalEngine({ chooseModel: () => library.choose(), idleMs: 60_000 })
  await engine.readiness()
  return { engine, title: engine.model }
}

/** A known sentence over and over, with a second of pause between. */
async function makeSound(folder: string, seconds: number): Promise<Float32Array> {
  const pcmPath = join(folder, 'sentence.pcm')
  await decodePcm({ inputPath: join(FIXTURE_MODELS, 'tiny-ctc/audio/en1.ogg'), pcmPath, signal })
  const sentence = await readPcm(pcmPath, 0, 60)
  const sound = new Float32Array(seconds * PCM_RATE)
  for (let at = 0; at < sound.length; at += sentence.length + PCM_RATE) {
    sound.set(sentence.subarray(0, sound.length - at), at)
  }
  return sound
}

if (import.meta.main) await benchTranscribe(Number(process.argv[2] ?? 10))
