/** Seconds of silence, longer than any pause within a segment, so that each repetition becomes its own segment. */
const PAUSE_SECONDS = 2

/** Repeats a PCM WAV file with pauses, so that it is long enough to be interrupted between its segments. */
export function repeatWav(wav: Buffer, times: number): Buffer {
  const begin = wav.indexOf('data') + 8
  const sound = wav.subarray(begin, begin + wav.readUInt32LE(begin - 4))
  const bytesPerSecond = wav.readUInt32LE(wav.indexOf('fmt ') + 16)
  const sounds = Array.from({ length: times }, () => [sound, Buffer.alloc(PAUSE_SECONDS * bytesPerSecond)]).flat()
  const length = sounds.reduce((sum, part) => sum + part.length, 0)
  const header = Buffer.from(wav.subarray(0, begin))
  header.writeUInt32LE(begin - 8 + length, 4)
  header.writeUInt32LE(length, begin - 4)
  return Buffer.concat([header, ...sounds])
}
