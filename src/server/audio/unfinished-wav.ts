import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Maximum number of chunks before the audio; no recorder writes more. */
const MAX_CHUNKS = 64

/**
 * Returns whether a WAV file has more audio after the length in its header. Recorders update the length now and then,
 * and one that loses power leaves an old value. In a complete file only further chunks follow the audio.
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
    for (let count = 0; count < MAX_CHUNKS; count++) {
      const head = read(at)
      if (!head) return false
      const length = head.readUInt32LE(4)
      // Chunks begin at even offsets.
      const end = at + 8 + length + (length % 2)
      if (head.toString('latin1', 0, 4) === 'data') return length > 0 && end < size && !isChunk(read(end), size - end)
      at = end
    }
    return false
  } finally {
    closeSync(file)
  }
}

/** @param left the number of bytes from the chunk's beginning to the end of the file. */
function isChunk(head: Buffer | null, left: number): boolean {
  if (!head) return true
  return /^[\x20-\x7e]{4}$/.test(head.toString('latin1', 0, 4)) && head.readUInt32LE(4) <= left - 8
}
