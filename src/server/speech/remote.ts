import { z } from 'zod'
import { encodeWav } from '#server/audio/pcm-file.ts'
import { allPacks } from '#server/languages/languages.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { EngineError, type Readiness, type Recognition, type RecognitionRequest, type SpeechEngine } from './engine.ts'
import { readFailure } from './remote-failure.ts'
import { ServiceAvailability } from './service-availability.ts'

export interface RemoteSettings {
  /** The address of the OpenAI-compatible service, such as `https://speech.example/v1`. */
  baseUrl: string
  apiKey: string | null
  model: string
  /** Maximum number of segments of a note sent at once. Default: one. */
  parallel?: number
  /** Timeout for one segment of at most `MAX_SEGMENT_SECONDS`. Default: two minutes. */
  timeoutMs?: number
}

const TIMEOUT_MS = 120_000

/** How long before a rejected key is tried again, in milliseconds: it may have been fixed. */
const REFUSED_MS = 5 * 60_000

/** Maximum size of an answer: half a minute of speech with word times takes about ten kilobytes. */
const MAX_ANSWER_BYTES = 10_000_000

/** Maximum length of the hint in characters: names may take one token per two letters. */
const MAX_HINT_LENGTH = 400

const timedSchema = z.object({ start: z.number(), end: z.number() })
const answerSchema = z.object({
  text: z.string(),
  language: z.string().nullish(),
  words: z.array(timedSchema.extend({ word: z.string() })).nullish(),
  segments: z.array(timedSchema.extend({ text: z.string() })).nullish(),
})

type Format = 'verbose_json' | 'json'

/** Any OpenAI-compatible `/audio/transcriptions`: a cloud service or a self-hosted server. */
export class RemoteEngine implements SpeechEngine {
  readonly id = 'remote'
  readonly model: string
  readonly capabilities = {
    languages: null,
    timestamps: 'phrase',
    detectsLanguage: true,
    takesLanguage: true,
    takesTerms: true,
    needsNetwork: true,
    draft: false,
  } as const
  readonly parallel: number
  readonly timeoutMs: number
  readonly #settings: RemoteSettings | null
  readonly #closing = new AbortController()
  readonly #availability = new ServiceAvailability()
  /** Some models have no times and reject requests for them. */
  #format: Format = 'verbose_json'
  #refusedAt = Number.NEGATIVE_INFINITY

  /** @param settings null: no service is configured, which `readiness` reports. */
  constructor(settings: RemoteSettings | null) {
    this.#settings = settings
    this.model = settings?.model ?? ''
    this.parallel = settings?.parallel ?? 1
    this.timeoutMs = settings?.timeoutMs ?? TIMEOUT_MS
  }

  async readiness(): Promise<Readiness> {
    if (!this.#settings) return { ready: false, problem: 'not_configured' }
    if (performance.now() - this.#refusedAt < REFUSED_MS) return { ready: false, problem: 'refused_key' }
    const { outage, onTrial } = this.#availability
    if (outage) return { ready: false, ...outage }
    return onTrial ? { ready: true, onTrial } : { ready: true }
  }

  servedWithin(milliseconds: number): boolean {
    return this.#availability.servedSince(this.#availability.now - milliseconds)
  }

  /** @throws EngineError; none of its texts contains the key. */
  async transcribe(request: RecognitionRequest): Promise<Recognition> {
    const settings = this.#settings
    if (!settings) throw new EngineError('engine_failed', 'no transcription service is configured', { retry: false })
    const timeout = AbortSignal.timeout(this.timeoutMs)
    const signal = AbortSignal.any([request.signal, this.#closing.signal, timeout])
    const began = this.#availability.now
    try {
      const recognition = await this.#ask(settings, request, signal)
      this.#availability.served()
      return recognition
    } catch (error) {
      request.signal.throwIfAborted()
      const failure = toEngineError(error, timeout.aborted)
      if (failure.code === 'engine_refused_key') this.#refusedAt = performance.now()
      if (!failure.retry) this.#availability.answered()
      else if (failure.retryAfter !== undefined) this.#availability.busy(failure.retryAfter)
      else this.#availability.failed(error, began)
      throw failure
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
  }

  async #ask(settings: RemoteSettings, request: RecognitionRequest, signal: AbortSignal): Promise<Recognition> {
    let response = await send(settings, request, this.#format, signal)
    if (this.#format === 'verbose_json' && (response.status === 400 || response.status === 422)) {
      await response.body?.cancel()
      response = await send(settings, request, 'json', signal)
      if (response.ok) this.#format = 'json'
    }
    const body = await readWhole(response)
    if (!response.ok) throw readFailure(response, body)
    return toRecognition(body, request.language)
  }
}

function toEngineError(error: unknown, timedOut: boolean): EngineError {
  if (error instanceof EngineError) return error
  if (timedOut) return new EngineError('engine_timeout', 'the service did not answer in time', { retry: true })
  return new EngineError('engine_unavailable', 'the connection to the service failed', { retry: true, cause: error })
}

/** Joins as many terms as are certain to fit: services read only the last 224 tokens of a prompt. */
function writeHint(terms: readonly string[]): string {
  let hint = ''
  for (const term of terms) {
    const longer = hint ? `${hint}, ${term}` : term
    if (longer.length > MAX_HINT_LENGTH) break
    hint = longer
  }
  return hint
}

async function send(settings: RemoteSettings, request: RecognitionRequest, format: Format, signal: AbortSignal) {
  const form = new FormData()
  form.set('file', new Blob([encodeWav(request.samples)], { type: 'audio/wav' }), 'segment.wav')
  form.set('model', settings.model)
  form.set('response_format', format)
  if (request.language) form.set('language', request.language)
  const hint = writeHint(request.vocabulary ?? [])
  if (hint) form.set('prompt', hint)
  if (format === 'verbose_json') {
    form.append('timestamp_granularities[]', 'word')
    form.append('timestamp_granularities[]', 'segment')
  }
  // `fetch` streams a form, and an abort then becomes an unhandled rejection (Node 24.21), which would end the server.
  // Bytes are sent without a stream.
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  const headers = authorise(settings.apiKey)
  headers.set('content-type', encoded.headers.get('content-type') ?? '')
  signal.throwIfAborted()
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`)
  if (url.username || url.password) {
    // An error about such an address would quote it.
    throw new EngineError('engine_refused_key', 'the address holds a name or a password', { retry: false })
  }
  // A redirect would send the recording to an address that nobody configured.
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
}

function authorise(apiKey: string | null): Headers {
  const headers = new Headers()
  if (apiKey === null) return headers
  try {
    headers.set('authorization', `Bearer ${apiKey}`)
  } catch {
    // The original error's message would contain the key.
    throw new EngineError('engine_refused_key', 'the key has characters that no header may hold', { retry: false })
  }
  return headers
}

function toRecognition(body: string, requested: Language | null): Recognition {
  const parsed = answerSchema.safeParse(parseJson(body))
  if (!parsed.success) {
    throw new EngineError('engine_malformed', 'the response of the service is not a transcription', {
      retry: true,
    })
  }
  const { text, language, words, segments } = parsed.data
  const timed = words?.length
    ? words.map(({ word, start, end }) => ({ text: word.trim(), start, end }))
    : (segments ?? []).map((segment) => ({ text: segment.text.trim(), start: segment.start, end: segment.end }))
  const named = readLanguage(language)
  const isForeign = named === null && isLanguageName(language)
  return { text: text.trim(), parts: timed, language: named ?? requested, ...(isForeign ? { isForeign } : {}) }
}

/** @throws EngineError for an endless response, which would fill the memory before the timeout. */
async function readWhole(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > MAX_ANSWER_BYTES) {
      throw new EngineError('engine_malformed', 'the response of the service is too large', { retry: true })
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Tells whether a service names a language, by its code or its English name: not "unknown". */
function isLanguageName(name: string | null | undefined): boolean {
  return /^(?!und?$|unknown$|auto$|none$)[a-z]{2,20}(?:-[a-z]{2,4})?$/i.test(name ?? '')
}

function readLanguage(name: string | null | undefined): Language | null {
  const key = (name ?? '').toLowerCase()
  return (
    LANGUAGES.find((code) => code === key.slice(0, 2) && (key.length === 2 || key[2] === '-')) ??
    allPacks().find(({ speech }) => speech.reportedNames.includes(key))?.code ??
    null
  )
}
