import { runChildTask } from '#server/child-process/child-task.ts'
import type { NoteDocument } from './note-document.ts'

const SCRIPT = new URL('./pdf.child.ts', import.meta.url)

/** Some ten times what the longest recording's text takes. */
const TIMEOUT_MS = 120_000

/** Two processors' worth; each takes some hundred megabytes while it lasts. */
const AT_ONCE = 2

/** Draws PDFs in processes of their own, for drawing keeps a processor busy for seconds; a few at a time. */
export class PdfPrinter {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /**
   * The bytes of a document's PDF.
   * @throws Error when the process fails or hangs; the signal's reason when aborted, at its turn at the latest
   */
  async print(document: NoteDocument, signal: AbortSignal): Promise<Uint8Array> {
    if (this.running < AT_ONCE) this.running += 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      const answer = await runChildTask<Uint8Array>(SCRIPT, document, {
        signal,
        timeoutMs: TIMEOUT_MS,
        // Loading the library takes longer than drawing a short note, and many are asked for one after the other.
        stay: true,
      })
      if (!('result' in answer)) throw new Error(`the PDF could not be drawn: ${answer.detail}`)
      return answer.result
    } finally {
      // The place is handed on rather than given up, so that nobody gets in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
