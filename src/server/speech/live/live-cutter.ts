import { cutLong, JOINED_GAP_SECONDS, PADDING_SECONDS, round } from '../cut-segments.ts'
import type { SpeechSpan } from '../speech-task.ts'

/** A segment of this many seconds is closed at the next pause of `CLOSING_PAUSE_SECONDS`, so that its text comes soon. */
const CLOSED_FROM_SECONDS = 6
const CLOSING_PAUSE_SECONDS = 0.7

/** No more speech is joined to a segment beyond this many seconds. */
const LONGEST_SECONDS = 20

/**
 * Cuts speech into segments while it is spoken. A segment that has been returned is final. All times are seconds of the
 * recording. No clock is read, so that the same recording is cut the same way each time.
 */
export class LiveCutter {
  readonly #trace: { quietest(from: number, to: number): number }
  /** The segment that may still grow. */
  #open: SpeechSpan | null = null
  /** The end of the last final segment. */
  #cut = 0

  constructor(trace: { quietest(from: number, to: number): number }) {
    this.#trace = trace
  }

  /** Adds the next stretch of speech that the detector has found. @returns segments that are final now */
  add(span: SpeechSpan): SpeechSpan[] {
    return cutLong(span, this.#trace).flatMap((piece) => this.#addPiece(piece))
  }

  /**
   * Closes the open segment if the pause after it is long enough.
   * @param now seconds of the recording that the detector has heard, of which those since the last span were silence
   */
  pauseUntil(now: number): SpeechSpan[] {
    if (!this.#open) return []
    const { start, end } = this.#open
    const pause = now - end
    const isLong = end - start >= CLOSED_FROM_SECONDS
    return pause > JOINED_GAP_SECONDS || (isLong && pause >= CLOSING_PAUSE_SECONDS) ? this.#close(now) : []
  }

  /** Closes the last segment. @param duration of the recording in seconds */
  end(duration: number): SpeechSpan[] {
    return this.#open ? this.#close(duration) : []
  }

  #addPiece(piece: SpeechSpan): SpeechSpan[] {
    const open = this.#open
    if (!open) {
      this.#open = { start: Math.max(piece.start - PADDING_SECONDS, this.#cut), end: piece.end }
      return []
    }
    if (piece.start - open.end <= JOINED_GAP_SECONDS && piece.end - open.start <= LONGEST_SECONDS) {
      this.#open = { start: open.start, end: piece.end }
      return []
    }
    const closed = this.#close((open.end + piece.start) / 2)
    return [...closed, ...this.#addPiece(piece)]
  }

  /** @param latest the latest time at which its padding may end */
  #close(latest: number): SpeechSpan[] {
    const open = this.#open
    if (!open) return []
    this.#open = null
    const end = Math.max(open.end, Math.min(open.end + PADDING_SECONDS, latest))
    this.#cut = end
    return [{ start: round(open.start), end: round(end) }]
  }
}
