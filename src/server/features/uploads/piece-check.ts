import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { HEAD_BYTES, sniffAudio } from '#server/audio/sniff.ts'
import { AppError } from '#server/errors.ts'

/** If this many first bytes of a file show no accepted format, it has none. */
const DECISIVE_BYTES = 4100

/**
 * Detects the type of an upload from the bytes so far.
 * @param isWhole there are no more bytes
 * @returns null if more bytes are needed
 * @throws AppError unsupported_audio
 */
export async function detectType(head: Buffer, isWhole: boolean): Promise<string | null> {
  const mayGrow = !isWhole && head.length < HEAD_BYTES
  // What follows an ID3 tag decides, as far as the head reaches.
  if (mayGrow && head.subarray(0, 3).equals(Buffer.from('ID3'))) return null
  const type = await sniffAudio(head)
  if (type) return type.mime
  if (mayGrow && head.length < DECISIVE_BYTES) return null
  throw new AppError('unsupported_audio')
}

/** Passes a piece through, counts and hashes it. Refuses it as soon as it is too long or is not audio. */
export class PieceCheck extends Transform {
  bytes = 0
  mime: string | null
  private readonly hash = createHash('sha256')
  private readonly limit: number
  private readonly tooLong: () => AppError
  /** The upload's first bytes while its type is not known. */
  private head: Buffer[]
  private headBytes: number
  /** How long the head must be before the type is looked for. */
  private nextLook = DECISIVE_BYTES

  /**
   * @param limit the maximum number of bytes of the piece
   * @param known the upload's type, if the bytes before this piece have shown it
   * @param before the upload's bytes before this piece, if they have not
   */
  constructor(options: { limit: number; tooLong: () => AppError; known: string | null; before: Buffer }) {
    super()
    this.limit = options.limit
    this.tooLong = options.tooLong
    this.mime = options.known
    this.head = [options.before]
    this.headBytes = options.before.length
  }

  /** Returns the SHA-256 of the piece in hexadecimal; may be called only once. */
  digest(): string {
    return this.hash.digest('hex')
  }

  override _transform(chunk: Buffer, _encoding: string, callback: TransformCallback): void {
    this.bytes += chunk.length
    if (this.bytes > this.limit) {
      callback(this.tooLong())
      return
    }
    this.hash.update(chunk)
    if (this.mime !== null) {
      callback(null, chunk)
      return
    }
    this.head.push(chunk)
    this.headBytes += chunk.length
    if (this.headBytes < this.nextLook) callback(null, chunk)
    else this.look().then(() => callback(null, chunk), callback)
  }

  override _flush(callback: TransformCallback): void {
    if (this.mime !== null || this.bytes === 0) callback()
    else this.look().then(() => callback(), callback)
  }

  private async look(): Promise<void> {
    this.nextLook = HEAD_BYTES
    this.mime = await detectType(Buffer.concat(this.head), false)
    if (this.mime !== null) this.head = []
  }
}
