import { describe, expect, it } from 'vitest'
import { buildDocument } from '#server/exports/note-document.ts'
import { makeNoteContent } from '#test/note-content.ts'
import { DocumentWriter } from './write-document.ts'

const writer = new DocumentWriter()

describe.each([
  ['pdf', '%PDF-'],
  ['docx', 'PK\u0003\u0004'],
] as const)('a document as %s', (format, beginning) => {
  const document = buildDocument(makeNoteContent('en'), { language: 'en', author: '', timezone: 'Europe/Madrid' })

  it('stops when the request is aborted', async () => {
    const reason = new Error('left')
    await expect(writer.write(format, document, AbortSignal.abort(reason))).rejects.toBe(reason)
    // Stop a process at work, too.
    const leaving = new AbortController()
    const stopped = writer.write(format, document, leaving.signal)
    leaving.abort(reason)
    await expect(stopped).rejects.toBe(reason)
    // Their slots are free again: three jobs are more than there are slots.
    const others = await Promise.all(
      Array.from({ length: 3 }, () => writer.write(format, document, AbortSignal.timeout(600_000))),
    )
    for (const bytes of others) expect(Buffer.from(bytes.subarray(0, beginning.length)).toString()).toBe(beginning)
  })

  it('says why it could not be written', async () => {
    const broken = { ...document, facts: null as unknown as string[] }
    await expect(writer.write(format, broken, AbortSignal.timeout(600_000))).rejects.toThrow(
      `the ${format} file could not be written: TypeError`,
    )
  })
})
