import { NOTHING_SENT, type SentSoFar } from '#client/lib/recordings/sent-so-far.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { ApiError } from '../api-error.ts'
import { extendDigest, sha256, toBase64 } from './digest-chain.ts'
import type { UploadCalls } from './upload-calls.ts'

/** Maximum size of a piece in bytes, small enough for a slow network to transfer it without interruption. */
const PIECE_BYTES = 512 * 1024

/** Audio that may still be growing. A Blob is one that doesn't grow. */
export interface AudioSource {
  /** Number of bytes so far. */
  readonly size: number
  slice(start: number, end: number): Blob
}

interface PieceSenderOptions {
  calls: UploadCalls
  /** The metadata of `POST /api/uploads`, with the idempotency key. */
  metadata: Record<string, string>
  /** Total number of bytes; undefined if it is known only at the end. */
  length?: number
  /** The progress that was stored with the recording. */
  sent?: SentSoFar | undefined
  /** Stores the progress; must not reject. */
  remember: (sent: SentSoFar) => Promise<void>
}

/**
 * Creates the sender of one recording, which may still be growing. Whatever fails (the network, the server, the page),
 * the next call continues where the server is. Only one call may run at a time.
 */
export function createPieceSender({ calls, metadata, length, sent: before, remember }: PieceSenderOptions) {
  let sent = before ?? NOTHING_SENT
  /** Whether the server has told this page how much it has, and every later answer has arrived. */
  let isInStep = false

  async function note(next: SentSoFar): Promise<void> {
    sent = next
    await remember(next)
  }

  /** Asks the server how much it has. @returns the note, if nothing is left to send */
  async function findOffset(audio: AudioSource, signal: AbortSignal): Promise<{ noteId: string } | null> {
    const { id, offset, noteId } = await calls.create(metadata, length ?? null, signal)
    if (id === null) return { noteId: noteId ?? '' }
    const isSame = sent.uploadId === null || id === sent.uploadId
    if (isSame && offset === sent.offset) await note({ ...sent, uploadId: id, underWay: 0 })
    else if (isSame && sent.underWay > 0 && offset === sent.offset + sent.underWay) {
      const bytes = await audio.slice(sent.offset, offset).arrayBuffer()
      await note({ uploadId: id, offset, pieces: await countPiece(sent.pieces, await sha256(bytes)), underWay: 0 })
    } else await note({ ...NOTHING_SENT, uploadId: id, offset, pieces: offset === 0 ? NOTHING_SENT.pieces : null })
    isInStep = true
    return null
  }

  async function sendNext(id: string, audio: AudioSource, signal: AbortSignal): Promise<void> {
    const end = Math.min(audio.size, sent.offset + PIECE_BYTES)
    const bytes = await audio.slice(sent.offset, end).arrayBuffer()
    const hash = await sha256(bytes)
    await note({ ...sent, underWay: bytes.byteLength })
    const { offset } = await calls.send(id, { offset: sent.offset, bytes, checksum: hash && toBase64(hash) }, signal)
    await note({ uploadId: id, offset, pieces: await countPiece(sent.pieces, hash), underWay: 0 })
  }

  /**
   * Sends what the server doesn't have yet.
   * @param onSent called after each piece with the number of bytes that the server has
   * @returns the note, if the server needs nothing more
   */
  async function sendAll(
    audio: AudioSource,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<{ noteId: string } | null> {
    // Repeated only if another page is sending the same recording.
    for (let conflicts = 0; ; ) {
      try {
        if (!isInStep) {
          const made = await findOffset(audio, signal)
          if (made) return made
        }
        onSent(sent.offset)
        while (sent.uploadId !== null && sent.offset < audio.size) {
          await sendNext(sent.uploadId, audio, signal)
          onSent(sent.offset)
        }
        return null
      } catch (error) {
        isInStep = false
        if (codeOf(error) === 'upload_not_found') await note(NOTHING_SENT)
        else if (codeOf(error) !== 'upload_conflict' && codeOf(error) !== 'piece_damaged') throw error
        conflicts += 1
        if (conflicts > 5) throw error
      }
    }
  }

  async function finish(
    audio: AudioSource,
    captions: string | undefined,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<VoiceNote> {
    for (let attempts = 1; ; attempts += 1) {
      const made = await sendAll(audio, signal, onSent)
      if (made) return calls.getNote(made.noteId, signal)
      const id = sent.uploadId ?? ''
      try {
        return await calls.finish(
          id,
          {
            // The server may have more than a device that lost its last seconds with its power.
            sizeBytes: Math.max(audio.size, sent.offset),
            ...(sent.pieces ? { pieces: sent.pieces.count, digest: sent.pieces.digest } : {}),
            ...(captions ? { captions } : {}),
          },
          signal,
        )
      } catch (error) {
        isInStep = false
        if (attempts > 2) throw error
        const code = codeOf(error)
        // The server's data is not this recording, so all of it has to be sent again.
        if (code === 'upload_damaged') await calls.discard(id, signal)
        else if (code !== 'upload_incomplete' && code !== 'upload_not_found') throw error
        if (code !== 'upload_incomplete') await note(NOTHING_SENT)
      }
    }
  }

  return {
    sendAll,
    /**
     * Sends the rest of a finished recording, and has the server check the whole and make a note of it.
     * @throws ApiError, or the signal's reason
     */
    finish,
    /**
     * Deletes what the server has of the recording, including a note that it has made of it meanwhile.
     * @throws ApiError, or the signal's reason
     */
    async discard(signal: AbortSignal): Promise<void> {
      if (sent.uploadId === null && sent.underWay === 0) return
      const { id, noteId } =
        (await calls.create(metadata, length ?? null, signal).catch(ignore('recording_deleted'))) ?? {}
      if (noteId) await calls.deleteNote(noteId, signal).catch(ignore('note_not_found'))
      if (id) await calls.discard(id, signal).catch(ignore('upload_not_found'))
    },
    /** Tells the server that a recording without new audio has not been abandoned. */
    async touch(signal: AbortSignal): Promise<void> {
      if (sent.uploadId !== null) await calls.touch(sent.uploadId, signal)
    },
  }
}

export type PieceSender = ReturnType<typeof createPieceSender>

async function countPiece(pieces: SentSoFar['pieces'], hash: Uint8Array | null): Promise<SentSoFar['pieces']> {
  const digest = pieces && hash && (await extendDigest(pieces.digest, hash))
  return pieces && digest ? { count: pieces.count + 1, digest } : null
}

/** Returns an error handler that treats one code as success. */
function ignore(code: string) {
  return (error: unknown): undefined => {
    if (codeOf(error) !== code) throw error
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}
