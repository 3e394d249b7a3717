/** What the server has of a recording, as far as this device knows. Stored with the recording. */
export interface SentSoFar {
  /** Null before the server has named the upload. */
  uploadId: string | null
  /** Bytes that the server has acknowledged. */
  offset: number
  /** The number of pieces and their digest; null if the server has pieces that were not sent from here. */
  pieces: { count: number; digest: string } | null
  /** Bytes of the piece under way: the server may have it although its answer never came. */
  underWay: number
}

export const NOTHING_SENT: SentSoFar = { uploadId: null, offset: 0, pieces: { count: 0, digest: '' }, underWay: 0 }
