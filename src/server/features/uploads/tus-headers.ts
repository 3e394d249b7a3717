import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { describeIssues } from '#server/http/field-problem.ts'
import { type UploadMetadata, uploadMetadataSchema } from '#shared/contract/uploads.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { TUS_VERSION } from '#shared/upload-protocol.ts'

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** What the server can do, as the answer to `OPTIONS`. */
export const CAPABILITIES = {
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,creation-defer-length,checksum,termination',
  'tus-checksum-algorithm': 'sha256',
  'tus-max-size': String(MAX_UPLOAD_BYTES),
} as const

/**
 * Requires the version of the protocol that we speak.
 * @throws AppError unsupported_protocol
 */
export async function requireTusVersion(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers['tus-resumable'] === TUS_VERSION) return
  reply.header('tus-version', TUS_VERSION)
  throw new AppError('unsupported_protocol')
}

/**
 * Reads `Upload-Metadata`: pairs of a key and its value in Base64, separated by commas. Ignores unknown keys.
 * @param language of the messages
 * @throws AppError bad_request if it can't be read, validation_failed for a value that is not allowed
 */
export function readMetadata(header: string, language: Language): UploadMetadata {
  const raw: Record<string, string> = {}
  for (const pair of header.split(',').filter((part) => part.trim() !== '')) {
    const [key = '', value = '', ...rest] = pair.trim().split(/ +/)
    if (rest.length > 0 || !BASE64.test(value)) throw new AppError('bad_request')
    if (key in uploadMetadataSchema.shape) raw[key] = Buffer.from(value, 'base64').toString('utf8')
  }
  const parsed = uploadMetadataSchema.safeParse(raw)
  if (!parsed.success) {
    throw new AppError('validation_failed', { fields: describeIssues(parsed.error.issues, language) })
  }
  return parsed.data
}

/** Returns the SHA-256 of an `Upload-Checksum` header in hexadecimal; null without the header. */
export function readChecksum(header: string | undefined): string | null {
  if (header === undefined) return null
  return Buffer.from(header.slice('sha256 '.length), 'base64').toString('hex')
}
