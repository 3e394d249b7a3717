/** A PCM WAV file whose sound comes several times over: long enough to be interrupted. */
export function repeatWav(wav: Buffer, times: number): Buffer {
  const begin = wav.indexOf('data') + 8
  const sound = wav.subarray(begin, begin + wav.readUInt32LE(begin - 4))
  const header = Buffer.from(wav.subarray(0, begin))
  header.writeUInt32LE(begin - 8 + sound.length * times, 4)
  header.writeUInt32LE(sound.length * times, begin - 4)
  return Buffer.concat([header, ...Array.from({ length: times }, () => sound)])
}
