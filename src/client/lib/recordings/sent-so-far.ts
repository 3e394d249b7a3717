/** What the server has of a recording, as far as this device knows. It is stored with the recording. */
export interface SentSoFar {
  /** Null until the server has named the upload. */
  uploadId: string | null
  /** Number of bytes that the server has acknowledged. */
  offset: number
  /** The number of pieces and their digest; null if the server has pieces that were not sent from here. */
  pieces: { count: number; digest: string } | null
  /** Number of bytes of the piece under way. The server may have it although its answer never arrived. */
  underWay: number
}

export const NOTHING_SENT: SentSoFar = { uploadId: null, offset: 0, pieces: { count: 0, digest: '' }, underWay: 0 }
