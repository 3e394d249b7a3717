/** Longer than any pause within a segment, so that each time is a segment of its own. */
const PAUSE_SECONDS = 2

/** A PCM WAV file whose sound comes several times over, with pauses: long enough to be interrupted between its segments. */
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
