/** Ten seconds of quiet sound in two channels, which gives four pieces. */
function makeSound(): Buffer {
  const samples = Buffer.alloc(10 * 44_100 * 4, 1)
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(2, 22)
  header.writeUInt32LE(44_100, 24)
  header.writeUInt32LE(44_100 * 4, 28)
  header.writeUInt16LE(4, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** A file that is sent in four pieces. */
export const LONG_FILE = { name: 'long.wav', mimeType: 'audio/wav', buffer: makeSound() }
