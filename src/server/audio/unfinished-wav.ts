import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** More chunks than this before the sound are no recorder's work. */
const MOST_CHUNKS = 64

/**
 * Whether a WAV file goes on with sound where its header says that the sound ends: recorders write the length now and
 * then, and one that loses its power leaves the last one. What follows the sound in a whole file are further chunks.
 */
export function goesOnPastItsLength(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const read = (at: number): Buffer | null => {
      const bytes = Buffer.alloc(8)
      return readSync(file, bytes, 0, 8, at) === 8 ? bytes : null
    }
    if (read(0)?.toString('latin1', 0, 4) !== 'RIFF' || read(8)?.toString('latin1', 0, 4) !== 'WAVE') return false
    let at = 12
    for (let count = 0; count < MOST_CHUNKS; count++) {
      const head = read(at)
      if (!head) return false
      const length = head.readUInt32LE(4)
      // Chunks begin at even places.
      const end = at + 8 + length + (length % 2)
      if (head.toString('latin1', 0, 4) === 'data') return length > 0 && end < size && !isChunk(read(end), size - end)
      at = end
    }
    return false
  } finally {
    closeSync(file)
  }
}

/** @param left bytes from its beginning to the end of the file. */
function isChunk(head: Buffer | null, left: number): boolean {
  if (!head) return true
  return /^[\x20-\x7e]{4}$/.test(head.toString('latin1', 0, 4)) && head.readUInt32LE(4) <= left - 8
}
