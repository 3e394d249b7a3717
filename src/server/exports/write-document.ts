import { runChildTask } from '#server/child-process/child-task.ts'
import type { NoteDocument } from '#server/exports/note-document.ts'
import { toDocumentOrder } from './document-order.ts'

const SCRIPTS = {
  pdf: new URL('./pdf/pdf.child.ts', import.meta.url),
  docx: new URL('./docx/docx.child.ts', import.meta.url),
}

/** Timeout in milliseconds: about ten times what the longest recording's transcript takes as a PDF. */
const TIMEOUT_MS = 120_000

/** Maximum number of processes: enough for two processors; each takes about a hundred megabytes while it runs. */
const AT_ONCE = 2

/**
 * Writes PDFs and Word files in child processes, a few at a time, because a long note keeps a processor busy for half a
 * second as a Word file, and for several as a PDF.
 */
export class DocumentWriter {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /**
   * Returns the bytes of a document's file.
   * @throws Error if the process fails or hangs; the signal's reason when aborted, at the latest when its turn comes
   */
  async write(format: keyof typeof SCRIPTS, document: NoteDocument, signal: AbortSignal): Promise<Uint8Array> {
    if (this.running < AT_ONCE) this.running += 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      const answer = await runChildTask<Uint8Array>(SCRIPTS[format], toDocumentOrder(document), {
        signal,
        timeoutMs: TIMEOUT_MS,
        // Loading the library takes longer than writing a short note, and users often request several in a row.
        stay: true,
      })
      if (!('result' in answer)) throw new Error(`the ${format} file could not be written: ${answer.detail}`)
      return answer.result
    } finally {
      // Hand the slot over instead of freeing it, so that no other call gets in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
