import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type FakeS3, type S3Fault, startS3Server } from '#test/fakes/s3-server.ts'
import type { S3Settings } from '../s3-settings.ts'
import { checkBucket } from './check-bucket.ts'

let s3: FakeS3
beforeEach(async () => {
  s3 = await startS3Server()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await s3.close()
})

async function check(changes: Partial<Record<string, string>> = {}): Promise<string | null> {
  const { s3: settings } = readConfig({ ...s3.environment, ...changes })
  return checkBucket(settings as S3Settings, 0).then(
    () => null,
    (error: unknown) => String(error),
  )
}

it('accepts a bucket that can be listed and written, and leaves nothing in it', async () => {
  expect(await check()).toBeNull()
  expect(s3.objects.size).toBe(0)
})

it.each<[string, Record<string, string>, RegExp]>([
  ['a bucket that is not there', { S3_BUCKET: 'other' }, /There is no bucket other at 127.0.0.1:\d+; .*S3_BUCKET/],
  ['a key that is not known', { AWS_ACCESS_KEY_ID: 'AKIA' }, /refuses the key .*InvalidAccessKeyId.*AWS_ACCESS_KEY_ID/],
  ['a secret that is wrong', { AWS_SECRET_ACCESS_KEY: 'x' }, /refuses the key .*SignatureDoesNotMatch/],
  ['a region that is wrong', { S3_REGION: 'us-east-1' }, /refuses the key .*SignatureDoesNotMatch/],
  ['a store that is not there', { S3_ENDPOINT: 'http://127.0.0.1:9' }, /can't be used \(ECONNREFUSED\); .*S3_ENDPOINT/],
])('refuses %s', async (_what, changes, line) => {
  const message = await check(changes)
  expect(message).toMatch(line)
  expect(message).not.toContain(s3.environment.AWS_SECRET_ACCESS_KEY)
})

it.each<[string, S3Fault, RegExp]>([
  ['may not be written', { status: 403, code: 'AccessDenied' }, /must be able to list, read, write and delete/],
  ['is elsewhere', { status: 301, code: 'PermanentRedirect' }, /another region than eu-test-1; check S3_REGION/],
  ['fails', { status: 500, code: 'InternalError' }, /can't be used \(InternalError\)/],
])('refuses a bucket that %s', async (_what, fault, line) => {
  s3.fail(fault, { method: 'PUT' })
  expect(await check()).toMatch(line)
})

it('says so if there is no key', async () => {
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere')
  vi.stubEnv('AWS_CONFIG_FILE', '/nowhere')
  const none = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }
  expect(await check(none)).toMatch(/No key .* set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/)
})

it('waits for a store that is still starting', async () => {
  await s3.stop()
  const { s3: settings } = readConfig(s3.environment)
  const checking = checkBucket(settings as S3Settings)
  await s3.start()
  await expect(checking).resolves.toBeUndefined()
})
