import { z } from 'zod'
import { ConfigError } from '#server/config-error.ts'
import { serviceUrl, text } from '#server/environment-values.ts'

/** The environment variables that name a bucket and its key. */
export const s3Variables = {
  S3_BUCKET: text,
  S3_ENDPOINT: serviceUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, { error: 'must be folders of letters, digits, hyphens, dots and underscores' })
    .optional(),
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
}

/** A bucket of an S3 store in which audio is stored. */
export interface S3Settings {
  bucket: string
  /** The address of the store; null: Amazon's own for the region. */
  endpoint: string | null
  region: string
  /** The beginning of every key: empty, or with a slash at its end. */
  prefix: string
  /** The access key; null: the SDK looks for one where it usually does, such as in the role of the machine. */
  key: { id: string; secret: string; session: string | null } | null
}

/**
 * Reads the variables that name a bucket; returns null if none is set.
 * @throws ConfigError naming the variable that is missing
 */
export function readS3(
  values: z.infer<z.ZodObject<typeof s3Variables>>,
  { isNeeded }: { isNeeded: boolean },
): S3Settings | null {
  const { S3_BUCKET: bucket, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = values
  if (!bucket) {
    if (isNeeded) throw new ConfigError('S3_BUCKET: must be set when STORAGE=s3')
    return null
  }
  if (!id !== !secret) {
    const missing = id ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'
    throw new ConfigError(`${missing}: a key's id and secret must both be set, or neither`)
  }
  return {
    bucket,
    endpoint: values.S3_ENDPOINT ?? null,
    region: values.S3_REGION,
    prefix: values.S3_PREFIX ? `${values.S3_PREFIX.replace(/\/$/, '')}/` : '',
    key: id && secret ? { id, secret, session: values.AWS_SESSION_TOKEN ?? null } : null,
  }
}
