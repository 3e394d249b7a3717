/** Returns the SHA-256 of bytes; null on a page without TLS, where browsers can't compute it. */
export async function sha256(bytes: BufferSource): Promise<Uint8Array<ArrayBuffer> | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : null
}

/**
 * Extends the digest of the pieces so far by the next piece.
 * @param digest lower-case hexadecimal, empty before the first piece
 * @param pieceHash the SHA-256 of the piece
 * @returns null if no digest can be computed
 */
export async function extendDigest(digest: string, pieceHash: Uint8Array): Promise<string | null> {
  const before = fromHex(digest)
  const both = new Uint8Array(before.length + pieceHash.length)
  both.set(before)
  both.set(pieceHash, before.length)
  const extended = await sha256(both)
  return extended && toHex(extended)
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
