import { LoudnessMeter, toFactor } from '#server/audio/loudness.ts'

/** Brings speech to the level that models expect. Returns null for silence, in which models hallucinate words. */
export function normaliseLoudness(samples: Float32Array): Float32Array | null {
  const loudness = new LoudnessMeter()
  loudness.add(samples)
  if (loudness.level() === null) return null
  const factor = toFactor(loudness.gain())
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * factor)))
}
