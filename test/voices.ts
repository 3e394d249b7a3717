import { readFile } from 'node:fs/promises'
import { PCM_RATE, toSamples } from '#server/audio/pcm-file.ts'
import { fixturePath } from './audio-fixtures.ts'
import { speakAs } from './fixtures/models/made-up-speakers.ts'

/**
 * The audio of a sentence, and the voice that says it, numbered from 0. The made-up speaker model can tell the voices
 * apart.
 */
export interface VoicedPiece {
  voice: 0 | 1 | 2
  samples: Float32Array
}

/** The audio of “Please send the report to Maria. The meeting is on Friday.” */
export async function readSpeech(): Promise<Float32Array> {
  return toSamples((await readFile(fixturePath('speech.wav'))).subarray(44))
}

/** Returns all pieces as one recording (16 kHz), one after the other, and the seconds at which each begins and ends. */
export function joinVoices(pieces: readonly VoicedPiece[]): {
  samples: Float32Array
  spans: { start: number; end: number; voice: number }[]
} {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0))
  let at = 0
  const spans = pieces.map((piece) => {
    samples.set(speakAs(piece.voice, piece.samples), at)
    const start = at / PCM_RATE
    at += piece.samples.length
    return { start, end: at / PCM_RATE, voice: piece.voice }
  })
  return { samples, spans }
}
