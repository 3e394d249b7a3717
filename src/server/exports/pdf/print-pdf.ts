import { runChildTask } from '#server/child-process/child-task.ts'
import type { NoteDocument } from '#server/exports/note-document.ts'
import { packOf } from '#server/languages/languages.ts'
import { toPdfOrder } from './pdf-order.ts'

const SCRIPT = new URL('./pdf.child.ts', import.meta.url)

/** Timeout in milliseconds: about ten times what the longest recording's transcript takes. */
const TIMEOUT_MS = 120_000

/** Maximum number of processes: enough for two processors; each takes about a hundred megabytes while it runs. */
const AT_ONCE = 2

/** Draws PDFs in child processes, a few at a time, because drawing keeps a processor busy for seconds. */
export class PdfPrinter {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /**
   * Returns the bytes of a document's PDF.
   * @throws Error if the process fails or hangs; the signal's reason when aborted, at the latest when its turn comes
   */
  async print(document: NoteDocument, signal: AbortSignal): Promise<Uint8Array> {
    if (this.running < AT_ONCE) this.running += 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      const order = toPdfOrder(document, packOf(document.language).exports)
      const answer = await runChildTask<Uint8Array>(SCRIPT, order, {
        signal,
        timeoutMs: TIMEOUT_MS,
        // Loading the library takes longer than drawing a short note, and users often request several in a row.
        stay: true,
      })
      if (!('result' in answer)) throw new Error(`the PDF could not be drawn: ${answer.detail}`)
      return answer.result
    } finally {
      // Hand the slot over instead of freeing it, so that no other call gets in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
