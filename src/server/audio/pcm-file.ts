import { open, stat } from 'node:fs/promises'
import { endianness } from 'node:os'

/** The sample rate of every PCM file and of all samples given to speech engines, in Hz. */
export const PCM_RATE = 16_000

/** Bytes per sample: signed 16 bit, little-endian. */
export const PCM_SAMPLE_BYTES = 2

/** Returns the length of a PCM file in seconds. */
export async function pcmDuration(pcmPath: string): Promise<number> {
  const { size } = await stat(pcmPath)
  return Math.floor(size / PCM_SAMPLE_BYTES) / PCM_RATE
}

/**
 * Reads a stretch of a PCM file (16 kHz, mono, s16le) as samples in [-1, 1).
 * @param start seconds from the beginning.
 * @param end seconds; anything past the file's end is left out.
 */
export async function readPcm(pcmPath: string, start: number, end: number): Promise<Float32Array> {
  const from = Math.max(0, Math.round(start * PCM_RATE))
  const count = Math.max(0, Math.round(end * PCM_RATE) - from)
  await using file = await open(pcmPath, 'r')
  const bytes = new Uint8Array(count * PCM_SAMPLE_BYTES)
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, from * PCM_SAMPLE_BYTES + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return toSamples(bytes.subarray(0, filled - (filled % PCM_SAMPLE_BYTES)))
}

/** Converts s16le bytes to samples in [-1, 1). */
export function toSamples(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.byteLength / PCM_SAMPLE_BYTES)
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(index * PCM_SAMPLE_BYTES, true) / 32_768
  }
  return samples
}

/** Converts samples to s16le bytes, clipping those beyond [-1, 1]. */
export function toPcm(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length)
  // A loop: `Int16Array.from` with a function takes eight times as long, over a second for ten minutes of audio.
  for (let index = 0; index < whole.length; index++) {
    whole[index] = Math.max(-32_768, Math.min(32_767, Math.round((samples[index] ?? 0) * 32_768)))
  }
  const bytes = Buffer.from(whole.buffer)
  if (endianness() === 'BE') bytes.swap16()
  return new Uint8Array(whole.buffer)
}

/** Returns the samples as a WAV file (16 kHz, mono, 16 bit), for engines that need a file. */
export function encodeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const pcm = toPcm(samples)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + pcm.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(PCM_RATE, 24)
  header.writeUInt32LE(PCM_RATE * PCM_SAMPLE_BYTES, 28)
  header.writeUInt16LE(PCM_SAMPLE_BYTES, 32)
  header.writeUInt16LE(8 * PCM_SAMPLE_BYTES, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(pcm.length, 40)
  const wav = new Uint8Array(header.length + pcm.length)
  wav.set(header)
  wav.set(pcm, header.length)
  return wav
}
