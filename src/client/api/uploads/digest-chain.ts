/** Returns the SHA-256 of bytes. Browsers compute it on secure pages only, as they record on these only. */
export async function sha256(bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/**
 * Extends the digest of the pieces so far by the next piece.
 * @param digest lower-case hexadecimal, empty before the first piece
 * @param pieceHash the SHA-256 of the piece
 */
export async function extendDigest(digest: string, pieceHash: Uint8Array): Promise<string> {
  const before = fromHex(digest)
  const both = new Uint8Array(before.length + pieceHash.length)
  both.set(before)
  both.set(pieceHash, before.length)
  return toHex(await sha256(both))
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
