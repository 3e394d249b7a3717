import { stat } from 'node:fs/promises'
import sherpa from 'sherpa-onnx-node'
import addon from 'sherpa-onnx-node/addon.js'
import { PCM_RATE, readPcm } from '#server/audio/pcm-file.ts'
import { serveTask } from '#server/child-process/child-channel.ts'
import { normaliseLoudness } from '#server/speech/normalise-loudness.ts'
import { type BlockSpeaker, joinSpeakers } from './join-speakers.ts'
import type { TurnsTask } from './turns-task.ts'

/** Maximum distance (1 minus the cosine) of two stretches of a block by the same speaker; the library's own value. */
const CLUSTER_THRESHOLD = 0.5

/** Minimum length of a turn, and of a pause that ends one, in seconds; the library's own values. */
const MIN_TURN_SECONDS = 0.3
const MIN_PAUSE_SECONDS = 0.5

/** How many seconds of a person's speech describe their voice. */
const VOICE_SECONDS = 30

serveTask<TurnsTask, BlockSpeaker[]>(findTurns, () => null)

async function findTurns({ pcmPath, start, end, files, speakers, threads }: TurnsTask): Promise<BlockSpeaker[]> {
  // The library gives no reason if a file is missing.
  for (const path of Object.values(files)) await stat(path)
  const run = { numThreads: threads, debug: 0, provider: 'cpu' } as const
  const embedding = { model: files.embedding, ...run }
  const diarization = new sherpa.OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: files.segmentation }, ...run },
    embedding,
    clustering: { numClusters: speakers ?? -1, threshold: CLUSTER_THRESHOLD },
    minDurationOn: MIN_TURN_SECONDS,
    minDurationOff: MIN_PAUSE_SECONDS,
  })
  const extractor = new sherpa.SpeakerEmbeddingExtractor(embedding)
  const samples = normaliseLoudness(await readPcm(pcmPath, start, end))
  const found = samples ? await findSpeakers(diarization, extractor, samples, start) : []
  return joinSpeakers(found, { count: speakers, joinsLike: speakers === null })
}

async function findSpeakers(
  diarization: sherpa.OfflineSpeakerDiarization,
  extractor: sherpa.SpeakerEmbeddingExtractor,
  samples: Float32Array,
  offset: number,
): Promise<BlockSpeaker[]> {
  // Runs off the main thread, which notices when the parent dies.
  const turns = await addon.offlineSpeakerDiarizationProcessAsync(diarization.handle, samples, () => undefined)
  return [...Map.groupBy(turns, ({ speaker }) => speaker).values()].map((own) => ({
    turns: own.map(({ start, end }) => ({ start: round(offset + start), end: round(offset + end) })),
    voice: describeVoice(extractor, samples, own),
  }))
}

/** Describes a voice by its longest turns; null if they are too short for that. */
function describeVoice(
  extractor: sherpa.SpeakerEmbeddingExtractor,
  samples: Float32Array,
  turns: readonly { start: number; end: number }[],
): Float32Array | null {
  const stream = extractor.createStream()
  let left = VOICE_SECONDS
  for (const { start, end } of turns.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (left <= 0) break
    const taken = Math.min(end, start + left)
    left -= taken - start
    const said = samples.slice(Math.round(start * PCM_RATE), Math.round(taken * PCM_RATE))
    stream.acceptWaveform({ sampleRate: PCM_RATE, samples: said })
  }
  stream.inputFinished()
  return extractor.isReady(stream) ? Float32Array.from(extractor.compute(stream, false)) : null
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
