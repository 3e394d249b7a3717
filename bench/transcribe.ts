import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { readConfig } from '#server/config.ts'
import { openModelLibrary } from '#server/models/model-library.ts'
import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import { DraftEngine } from '#server/speech/draft.ts'
import type { SpeechEngine, SpeechSegment } from '#server/speech/engine.ts'
import { LocalEngine } from '#server/speech/local/local-engine.ts'
import { prepareRecording } from '#server/speech/prepare-recording.ts'
import { recogniseSeveral } from '#server/speech/recognise-several.ts'
import { toSentences } from '#server/speech/sentences.ts'
import { encodeAudio } from '#test/fixtures/audio/encode.ts'
import { makeSound } from './make-sound.ts'
import { FIXTURE_MODELS, report, residentBytes } from './support.ts'

const signal = new AbortController().signal

/**
 * Compares the time of the complete path from a file to sentences with that of the engine alone on the same audio. Uses
 * the installed model or, if there is none, the tests' tiny one, which makes everything else look slow, so that only
 * the difference in seconds is meaningful. Also uses the draft engine if it is installed, on fewer minutes because it
 * is slow. To run it on its own: `node bench/transcribe.ts [minutes] [minutes for the draft engine]`.
 */
export async function benchTranscribe(minutes = 10, draftMinutes = 2): Promise<void> {
  const local = await openLocalEngine()
  const draft = new DraftEngine()
  try {
    await compare(local, minutes)
    const memory = local.processId === null ? Number.NaN : await residentBytes(local.processId)
    report('… memory of the engine’s process', `${Math.round(memory / 2 ** 20)} MiB`, 'including its model')
    if ((await draft.readiness()).ready) await compare(draft, draftMinutes)
  } finally {
    await Promise.all([local.close(), draft.close()])
  }
}

async function compare(engine: SpeechEngine, minutes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  try {
    const inputPath = join(folder, 'sound.ogg')
    encodeAudio(await makeSound(folder, minutes * 60), 'ogg', inputPath)
    const paths = { inputPath, pcmPath: join(folder, 'sound.pcm'), playbackPath: join(folder, 'playback.m4a') }
    await engine.transcribe({ samples: new Float32Array(PCM_RATE).fill(0.1), language: 'en', signal })

    const wholeBegan = performance.now()
    const { speech } = await prepareRecording({ ...paths, signal })
    const prepared = performance.now()
    await transcribeAll(engine, speech, async (segment) => {
      const samples = await readPcm(paths.pcmPath, segment.start, segment.end)
      toSentences(segment, await recogniseWithCare(engine, { samples, language: 'en', signal }), 0)
    })
    const whole = performance.now() - wholeBegan

    const aloneBegan = performance.now()
    await transcribeAll(engine, speech, async ({ start, end }) => {
      await engine.transcribe({ samples: await readPcm(paths.pcmPath, start, end), language: 'en', signal })
    })
    const alone = performance.now() - aloneBegan

    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    report(
      'Complete path compared with the engine alone',
      `${(whole / alone).toFixed(2)} ×`,
      `${minutes} min, ${engine.model}`,
    )
    report('… which is', `${seconds(whole)} and ${seconds(alone)}`, `prepared in ${seconds(prepared - wholeBegan)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function transcribeAll(
  engine: SpeechEngine,
  segments: SpeechSegment[],
  recognise: (segment: SpeechSegment) => Promise<void>,
): Promise<void> {
  const { parallel } = engine
  return recogniseSeveral(segments, { parallel, signal, recognise: (segment) => recognise(segment).then(() => true) })
}

async function openLocalEngine(): Promise<LocalEngine> {
  const { models } = readConfig(process.env)
  const installed = openModelLibrary(models)
  const choice = await installed.choose()
  const library =
    'model' in choice ? installed : openModelLibrary({ ...models, dir: FIXTURE_MODELS, chosen: 'tiny-ctc' })
  const engine = new LocalEngine({ chooseModel: () => library.choose(), idleMs: 60_000 })
  await engine.readiness()
  return engine
}

if (import.meta.main) await benchTranscribe(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 2))
