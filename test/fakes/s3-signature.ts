import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The keys that a fake store accepts. */
export interface S3Keys {
  id: string
  secret: string
  region: string
}

type Verdict = 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'XAmzContentSHA256Mismatch' | null

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

/**
 * Checks a request by AWS Signature Version 4, and its body by the signed digest. Returns a description of what is
 * wrong.
 */
export function judgeSignature(request: IncomingMessage, body: Buffer, keys: S3Keys): Verdict {
  const [, id, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (id !== keys.id) return 'InvalidAccessKeyId'
  const digest = String(request.headers['x-amz-content-sha256'])
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  const canonical = [request.method, path, parameters.sort().join('&'), headers.join(''), names, digest].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signed = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secret}`, day), keys.region), 's3'), 'aws4_request')
  return hmac(key, signed).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
