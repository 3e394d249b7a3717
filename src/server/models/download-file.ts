import { open, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { moveDurably } from '#server/storage/durable-files.ts'
import type { CatalogueFile } from './catalogue-model.ts'
import { ModelError } from './model-error.ts'
import { type ConnectionSettings, openUrl } from './open-url.ts'
import { looksForeign, verifyFile } from './verify-file.ts'

interface FileRequest {
  url: URL
  /** Its path once it is complete and verified; until then its name ends in `.part`. */
  path: string
  expected: CatalogueFile
  connection: ConnectionSettings
  signal: AbortSignal
  /** Called with the number of bytes present after each chunk. */
  onBytes(bytes: number): Promise<void>
}

/**
 * Downloads a file, resuming where an earlier attempt stopped, and moves it into place after verifying it. An
 * interrupted download is kept, a wrong file deleted.
 * @throws ModelError: after `interrupted` and `unreachable` another attempt resumes; the signal's reason when aborted.
 */
export async function downloadFile(request: FileRequest): Promise<void> {
  const part = `${request.path}.part`
  const have = await sizeOf(part)
  const whole = have > 0 && have === request.expected.bytes
  const expected = whole ? request.expected : await fetchRest(request, part, have)
  try {
    await verifyFile(part, expected)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await moveDurably(part, request.path)
}

/** @returns what is known about the file beforehand, completed by what the server says. */
async function fetchRest(request: FileRequest, part: string, have: number): Promise<CatalogueFile> {
  const { response, sha256 } = await openUrl(request.url, have, request.connection, request.signal)
  try {
    checkStatus(response, request)
    if (have > 0 && !isResumed(response, have)) {
      if (response.statusCode !== 200) {
        await rm(part, { force: true })
        throw new ModelError('interrupted', `${request.url.host} can't resume ${request.expected.name}`)
      }
      have = 0
    }
    const length = response.headers['content-length']
    const total = length === undefined ? null : Number(length) + have
    const bytes = request.expected.bytes ?? total
    if (total !== null && total !== bytes) {
      await rm(part, { force: true })
      throw new ModelError(
        'wrong_size',
        `${request.expected.name} has ${total} bytes on the server instead of ${bytes}`,
      )
    }
    await append(response, part, have, request)
    return { ...request.expected, bytes, sha256: request.expected.sha256 ?? sha256 }
  } finally {
    response.destroy()
  }
}

function checkStatus(response: IncomingMessage, { url, expected }: FileRequest): void {
  const status = response.statusCode ?? 0
  const answer = `${url.host} answered ${status} to ${expected.name}`
  if (status === 401 || status === 403) throw new ModelError('refused', answer)
  if (status === 404 || status === 410) throw new ModelError('not_found', answer)
  if (status !== 200 && status !== 206 && status !== 416) throw new ModelError('unreachable', answer)
  if (response.headers['content-type']?.startsWith('text/html')) {
    throw new ModelError('not_a_model', `${url.host} returned a web page instead of ${expected.name}`)
  }
}

function isResumed(response: IncomingMessage, from: number): boolean {
  return response.statusCode === 206 && response.headers['content-range']?.startsWith(`bytes ${from}-`) === true
}

async function append(response: IncomingMessage, part: string, from: number, request: FileRequest): Promise<void> {
  let size = from
  try {
    await using file = await open(part, from > 0 ? 'r+' : 'w')
    for await (const piece of response as AsyncIterable<Buffer>) {
      if (size === 0 && looksForeign(request.expected.name, piece)) {
        throw new ModelError(
          'not_a_model',
          `${request.url.host} returned something other than a model file for ${request.expected.name}`,
        )
      }
      await file.write(piece, 0, piece.length, size)
      size += piece.length
      await request.onBytes(size)
    }
    await file.sync()
  } catch (cause) {
    request.signal.throwIfAborted()
    if (cause instanceof ModelError) throw cause
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw new ModelError('disk_full', `no space is left for ${request.expected.name}`, { cause })
    throw new ModelError('interrupted', `${request.expected.name} was interrupted after ${size} bytes: ${message}`, {
      cause,
    })
  }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}
