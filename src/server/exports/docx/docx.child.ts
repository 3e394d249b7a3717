import { serveTask } from '#server/child-process/child-channel.ts'
import type { DocumentOrder } from '#server/exports/document-order.ts'
import { writeDocx } from './write-docx.ts'

serveTask<DocumentOrder, Uint8Array>(writeDocx, () => null)
