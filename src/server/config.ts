// Over 250 lines: all variables with the configuration that is read from them, except those of one adapter or engine,
// which are beside it in files named `…-settings.ts`.
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { RetentionKind } from '#shared/retention.ts'
import {
  type LanguageModelSettings,
  type LocalModelUse,
  llmVariables,
  readLanguageModel,
  readLocalUse,
} from './analysis/llm/llm-settings.ts'
import { ConfigError } from './config-error.ts'
import {
  headerSecret,
  postgresUrl,
  proxyList,
  publicUrl as publicUrlSchema,
  sender,
  serviceUrl,
  smtpUrl,
  text,
} from './environment-values.ts'
import { type LimitSettings, limitVariables, readLimits } from './http/limit-settings.ts'
import { type PaymentSettings, paymentVariables, readPayments } from './payments/payment-settings.ts'
import { proxyVariables, readProxy } from './proxy-settings.ts'
import { readS3, type S3Settings, s3Variables } from './storage/s3-settings.ts'
import { readTracing, type TracingSettings, tracingVariables } from './tracing/tracing-settings.ts'

const days = z.coerce.number().int().min(1).max(36_500).optional()

/** Every variable the server reads, with its default (docs/product.md, section 10). */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: publicUrlSchema.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  EVENTS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://user:password@host:6379' })
    .optional(),
  STORAGE: z.enum(['fs', 's3']).default('fs'),
  ...s3Variables,
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  STOP_GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  USER_CONCURRENCY: z.coerce.number().int().min(1).max(32).optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
  TRANSCRIPTION_ENGINE: z.enum(['auto', 'remote', 'local', 'draft']).default('auto'),
  TRANSCRIPTION_BASE_URL: serviceUrl.optional(),
  TRANSCRIPTION_API_KEY: headerSecret.optional(),
  TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  TRANSCRIPTION_PARALLEL: z.coerce.number().int().min(1).max(32).default(4),
  TRANSCRIPTION_LIVE: z.coerce.number().int().min(0).max(100).default(4),
  TRANSCRIPTION_LOCAL_MODEL: text,
  TRANSCRIPTION_LOCAL_IDLE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  MODEL_DIR: text,
  MODEL_MIRROR_URL: serviceUrl.optional(),
  ...proxyVariables,
  MODEL_MANAGEMENT: z.enum(['off', 'users']).default('off'),
  MODEL_DOWNLOAD: z.enum(['auto', 'off']).optional(),
  ...llmVariables,
  ENGINE_CHECK_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'must be letters, digits and hyphens' })
    .optional(),
  ANALYTICS_SCRIPT_URL: serviceUrl.optional(),
  CONTACT_EMAIL: z.email().optional(),
  COMPANY_NAME: z.string().trim().min(1).max(200).optional(),
  COMPANY_ADDRESS: z.string().trim().min(1).max(400).optional(),
  ...paymentVariables,
  ADMIN_PASSWORD: z.string().min(8).max(256).optional(),
  TRUST_PROXY: proxyList.default('loopback'),
  RECORDING_CLOSE_MINUTES: z.coerce.number().min(0.05).max(10_080).default(15),
  RETENTION_AUDIO_DAYS: days,
  RETENTION_NOTES_DAYS: days,
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_TOKEN: z.string().min(16).max(256).optional(),
  ...tracingVariables,
  ...limitVariables,
})

type Role = z.infer<typeof environmentSchema>['ROLE']

export interface EmailSettings {
  /** `smtp://` or `smtps://`, with user and password; null: emails are saved in the outbox. */
  smtpUrl: string | null
  from: string
  /** The folder where emails are saved if there is no mail server. */
  outboxDir: string
}

/** What a process is told by its environment. */
export interface Config {
  environment: 'development' | 'production' | 'test'
  port: number
  host: string
  /** The public address, without a trailing slash. */
  publicUrl: string
  /** An absolute path. */
  dataDir: string
  /** Null: the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | null
  /**
   * The address of PostgreSQL itself, if `databaseUrl` leads to a pooler in transaction mode; null: `databaseUrl`
   * serves for everything.
   */
  databaseDirectUrl: string | null
  /** The Redis by which processes wake each other for events, with user and password; null: PostgreSQL's NOTIFY. */
  eventsUrl: string | null
  /** Where audio is stored. */
  storage: 'fs' | 's3'
  /** Null: no bucket is configured. */
  s3: S3Settings | null
  role: Role
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL']
  /** How long requests may continue after the process receives the signal to stop. */
  stopGraceSeconds: number
  /** Maximum number of notes processed at once by one worker process. */
  workerConcurrency: number
  /** Maximum number of notes of one user processed at once by all workers, in each stage; null: as many as there is room for. */
  userConcurrency: number | null
  /** Maximum number of recordings that a worker transcribes at once while they are being made; 0: none. */
  liveRecordings: number
  speech: {
    transcriptionEngine: 'auto' | 'remote' | 'local' | 'draft'
    /** `parallel`: how many segments of one note are sent at once. */
    remote: { baseUrl: string; apiKey: string | null; model: string; parallel: number } | null
    /** The local model is unloaded after this many idle milliseconds. */
    localIdleMs: number
  }
  models: {
    /** An absolute path. */
    dir: string
    /** Null: Hugging Face. */
    mirrorUrl: string | null
    /** The speech model requested by name; null: the best for this machine. */
    chosen: string | null
    /** The language model requested by name; null: the best for this machine. */
    chosenLanguageModel: string | null
    /** Who may download and delete models on the Settings page: every user or nobody. */
    management: 'off' | 'users'
    /** Whether a worker downloads the local model automatically. */
    fetchByItself: boolean
    /** The environment's proxy variables. */
    connection: { proxy: Record<string, string> }
  }
  /** The service of a language model; null: none is configured. */
  llm: LanguageModelSettings | null
  /** Null: no language model on this machine is used. */
  localLlm: LocalModelUse | null
  /** How often a worker checks whether an engine has become ready for waiting notes, in seconds. */
  engineCheckSeconds: number
  email: EmailSettings
  /**
   * The contact address shown on the public pages; null on a machine of one's own, where an address of that host would
   * reach nobody.
   */
  contactEmail: string | null
  /** Who runs this server, for the public pages. */
  company: { name: string | null; address: string | null }
  /** The service that page views are reported to after consent; null: none. */
  analytics: { measurementId: string; scriptUrl: string } | null
  /** Null: nothing can be bought. */
  payments: PaymentSettings | null
  /** Null: the password in the data folder is used, which is generated at the first start. */
  adminPassword: string | null
  /** A recording that is not continued for this long becomes a note of what has arrived. */
  recordingCloseMinutes: number
  /** Maximum number of days for which recordings and notes are kept, whatever their owners choose; null: for ever. */
  retention: Record<RetentionKind, number | null>
  /** Proxies trusted to state the client's address: addresses, ranges, or names such as `loopback`. */
  trustProxy: string[]
  /** How Prometheus reads what the process measures. Null in both: it can't. */
  metrics: { port: number | null; token: string | null }
  /** Null: nothing is traced. */
  tracing: TracingSettings | null
  rateLimits: LimitSettings
}

/**
 * Reads and checks the environment; nothing else does.
 * @throws ConfigError naming the first invalid variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Empty variables count as unset, as in a `.env` file with the value left out. Blanks would be read as the number 0.
  const names = Object.keys(environmentSchema.shape)
  const set = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() ? environment[name] : undefined]))
  const parsed = environmentSchema.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'invalid value'}`)
  }
  const values = parsed.data
  if (values.TRANSCRIPTION_ENGINE === 'remote' && !values.TRANSCRIPTION_BASE_URL) {
    throw new ConfigError('TRANSCRIPTION_BASE_URL: must be set when TRANSCRIPTION_ENGINE=remote')
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL: must be set when DATABASE_DIRECT_URL is set')
  }
  const localLlm = readLocalUse(values, downloadsModels(values))
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    eventsUrl: values.EVENTS_URL ?? null,
    storage: values.STORAGE,
    s3: readS3(values, { isNeeded: values.STORAGE === 's3' }),
    role: values.ROLE,
    logLevel: values.LOG_LEVEL,
    stopGraceSeconds: values.STOP_GRACE_SECONDS,
    workerConcurrency: values.WORKER_CONCURRENCY,
    userConcurrency: values.USER_CONCURRENCY ?? null,
    liveRecordings: values.TRANSCRIPTION_LIVE,
    speech: {
      transcriptionEngine: values.TRANSCRIPTION_ENGINE,
      remote: values.TRANSCRIPTION_BASE_URL
        ? {
            baseUrl: values.TRANSCRIPTION_BASE_URL.replace(/\/+$/, ''),
            apiKey: values.TRANSCRIPTION_API_KEY ?? null,
            model: values.TRANSCRIPTION_MODEL,
            parallel: values.TRANSCRIPTION_PARALLEL,
          }
        : null,
      localIdleMs: values.TRANSCRIPTION_LOCAL_IDLE_SECONDS * 1000,
    },
    models: {
      dir: resolve(values.MODEL_DIR ?? join(values.DATA_DIR, 'models')),
      mirrorUrl: values.MODEL_MIRROR_URL ?? null,
      chosen: values.TRANSCRIPTION_LOCAL_MODEL ?? null,
      chosenLanguageModel: localLlm?.chosen ?? null,
      management: values.MODEL_MANAGEMENT,
      fetchByItself: fetchesByItself(values),
      connection: { proxy: readProxy(values) },
    },
    llm: readLanguageModel(values, readProxy(values)),
    localLlm,
    engineCheckSeconds: values.ENGINE_CHECK_SECONDS,
    email: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `Dictum <no-reply@${new URL(publicUrl).hostname}>`,
      outboxDir: resolve(values.DATA_DIR, 'outbox'),
    },
    contactEmail: values.CONTACT_EMAIL ?? (isPublic(publicUrl) ? `contact@${new URL(publicUrl).hostname}` : null),
    company: { name: values.COMPANY_NAME ?? null, address: values.COMPANY_ADDRESS ?? null },
    analytics: values.ANALYTICS_MEASUREMENT_ID
      ? {
          measurementId: values.ANALYTICS_MEASUREMENT_ID,
          scriptUrl: values.ANALYTICS_SCRIPT_URL ?? 'https://www.googletagmanager.com/gtag/js',
        }
      : null,
    payments: readPayments(values, { publicUrl, isProduction: values.NODE_ENV === 'production' }),
    adminPassword: values.ADMIN_PASSWORD ?? null,
    recordingCloseMinutes: values.RECORDING_CLOSE_MINUTES,
    retention: { audio: values.RETENTION_AUDIO_DAYS ?? null, notes: values.RETENTION_NOTES_DAYS ?? null },
    trustProxy: values.TRUST_PROXY.split(',').map((entry) => entry.trim()),
    metrics: { port: values.METRICS_PORT ?? null, token: values.METRICS_TOKEN ?? null },
    tracing: readTracing(values),
    rateLimits: readLimits(values),
  }
}

/** Returns whether others may open an address: its host is a name, and not the one of the machine itself. */
function isPublic(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return !/(^|\.)localhost$|^[\d.]+$|^\[/.test(hostname)
}

/** Returns the variables that are missing for the public pages to say who runs this server; none if nobody else opens it. */
export function missingIdentity({ publicUrl, company }: Pick<Config, 'publicUrl' | 'company'>): string[] {
  if (!isPublic(publicUrl)) return []
  return [company.name === null && 'COMPANY_NAME', company.address === null && 'COMPANY_ADDRESS'].filter(
    (name) => name !== false,
  )
}

/**
 * Returns whether to download the local model automatically. If a remote service transcribes or local engines are not
 * allowed, nobody needs a model of half a gigabyte.
 */
function fetchesByItself(values: z.infer<typeof environmentSchema>): boolean {
  const engine = values.TRANSCRIPTION_ENGINE
  const useful = engine === 'local' || (engine === 'auto' && !values.TRANSCRIPTION_BASE_URL)
  return useful && downloadsModels(values)
}

function downloadsModels({ MODEL_DOWNLOAD, NODE_ENV }: z.infer<typeof environmentSchema>): boolean {
  return (MODEL_DOWNLOAD ?? (NODE_ENV === 'test' ? 'off' : 'auto')) === 'auto'
}
