import { Transform, type TransformCallback } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HEAD_BYTES, sniffAudio } from '#server/audio/sniff.ts'
import { AppError } from '#server/errors.ts'
import { describeIssues } from '#server/http/field-problem.ts'
import { cleanFileName } from '#server/http/file-name.ts'
import type { Storage } from '#server/storage/storage.ts'
import { isStorageUnavailable } from '#server/storage/storage-error.ts'
import { type UploadFields, uploadFieldsSchema } from '#shared/contract/notes.ts'
import { pickLanguage } from '#shared/languages.ts'
import { MAX_CAPTIONS_LENGTH, MAX_UPLOAD_BYTES } from '#shared/limits.ts'

const MEGABYTE = 1024 * 1024
/** One UTF-16 unit of a JavaScript string takes at most three bytes in UTF-8. */
export const MAX_CAPTIONS_BYTES = 3 * MAX_CAPTIONS_LENGTH
/** How much the form's headers and fields may add to the file's bytes. */
const FORM_OVERHEAD_BYTES = 64 * 1024 + MAX_CAPTIONS_BYTES

export interface ReceivedUpload {
  fields: UploadFields
  fileName: string
  mime: string
  sizeBytes: number
}

/**
 * Streams the audio of a multipart request into storage under `key`, with only a chunk of it in memory. Checks size and
 * type while streaming; stores nothing if it refuses the file. Fields may come before or after the file.
 * @throws AppError file_missing, file_empty, file_too_large, unsupported_audio, upload_interrupted, validation_failed
 */
export async function receiveUpload(request: FastifyRequest, storage: Storage, key: string): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new AppError('file_missing')
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES) throw tooLarge()
  const raw: Record<string, unknown> = {}
  let file: Omit<ReceivedUpload, 'fields'> | null = null
  try {
    for await (const part of request.parts()) {
      if (!isFile(part)) raw[part.fieldname] ??= part.value
      else if (part.fieldname === 'audio' && !file) file = await storePart(part, storage, key)
      else part.file.resume()
    }
    if (!file) throw new AppError('file_missing')
    return { fields: readFields(raw, request), ...file }
  } catch (error) {
    if (file) await storage.deleteAll(key)
    throw translate(error)
  }
}

async function storePart(part: MultipartFile, storage: Storage, key: string) {
  const check = new UploadCheck()
  await storage.put(key, part.file, [check])
  return { fileName: cleanFileName(part.filename), mime: check.mime, sizeBytes: check.bytes }
}

/** Passes a file through. Refuses it as soon as it is too large or its first bytes are not audio. */
class UploadCheck extends Transform {
  bytes = 0
  mime = ''
  private head: Buffer[] | null = []
  private headBytes = 0

  override _transform(chunk: Buffer, _encoding: string, callback: TransformCallback): void {
    this.bytes += chunk.length
    if (this.bytes > MAX_UPLOAD_BYTES) callback(tooLarge())
    else if (this.head) this.keepHead(this.head, chunk, callback)
    else callback(null, chunk)
  }

  override _flush(callback: TransformCallback): void {
    if (this.bytes === 0) callback(new AppError('file_empty'))
    else if (this.head) this.judgeHead(this.head, callback)
    else callback()
  }

  private keepHead(head: Buffer[], chunk: Buffer, callback: TransformCallback): void {
    head.push(chunk)
    this.headBytes += chunk.length
    if (this.headBytes < HEAD_BYTES) callback()
    else this.judgeHead(head, callback)
  }

  private judgeHead(pieces: Buffer[], callback: TransformCallback): void {
    const head = Buffer.concat(pieces)
    this.head = null
    sniffAudio(head).then(
      (type) => {
        this.mime = type?.mime ?? ''
        if (type) callback(null, head)
        else callback(new AppError('unsupported_audio'))
      },
      (error: Error) => callback(error),
    )
  }
}

function readFields(raw: Record<string, unknown>, request: FastifyRequest): UploadFields {
  const parsed = uploadFieldsSchema.safeParse(raw)
  if (parsed.success) return parsed.data
  const language = pickLanguage(request.headers['accept-language'])
  throw new AppError('validation_failed', { fields: describeIssues(parsed.error.issues, language) })
}

function tooLarge(): AppError {
  return new AppError('file_too_large', { values: { max: MAX_UPLOAD_BYTES / MEGABYTE } })
}

function translate(error: unknown): unknown {
  // Its message may come from a connection that is not the client's.
  if (error instanceof AppError || isStorageUnavailable(error)) return error
  const code = (error as { code?: string }).code ?? ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  // Busboy's own errors for a malformed form have no code.
  const isMalformed = error instanceof Error && /^(Multipart|Malformed|Unsupported|Missing)\b/.test(error.message)
  if (isMalformed || (code.startsWith('FST_') && code.includes('LIMIT'))) {
    return new AppError('bad_request', { cause: error })
  }
  // Busboy and the socket report these when the body ends before the form does.
  if (
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    /unexpected end|aborted|terminated/i.test(String(error))
  ) {
    return new AppError('upload_interrupted', { cause: error })
  }
  return error
}

function isFile(part: Multipart): part is MultipartFile {
  return part.type === 'file'
}
