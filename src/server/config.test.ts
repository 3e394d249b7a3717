import { describe, expect, it } from 'vitest'
import { missingIdentity, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      role: 'all',
      speech: { transcriptionEngine: 'auto', remote: null },
    })
    expect(config.dataDir).toMatch(/\/data$/)
  })

  it('treats an empty variable with a default as unset', () => {
    const empty = { PORT: '', HOST: '', ROLE: '', STOP_GRACE_SECONDS: '', DATA_DIR: '', LOG_LEVEL: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
    // As a number, a blank would be 0.
    expect(readConfig({ PORT: ' ', LLM_PRICE_INPUT: ' ' })).toEqual(readConfig({}))
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', TRANSCRIPTION_BASE_URL: '' })).toMatchObject({
      databaseUrl: null,
      speech: { remote: null },
    })
  })

  it('reads the maximum number of days that recordings and notes are kept', () => {
    expect(readConfig({}).retention).toEqual({ audio: null, notes: null })
    const days = { RETENTION_AUDIO_DAYS: '60', RETENTION_NOTES_DAYS: '' }
    expect(readConfig(days).retention).toEqual({ audio: 60, notes: null })
    for (const wrong of ['0', '-1', '1.5', 'a month']) {
      expect(() => readConfig({ RETENTION_NOTES_DAYS: wrong }), wrong).toThrow(/^RETENTION_NOTES_DAYS: /)
    }
  })

  it('requires a bucket and a whole key where audio is stored in S3', () => {
    expect(() => readConfig({ STORAGE: 's3' })).toThrow(/^S3_BUCKET: /)
    const bucket = { STORAGE: 's3', S3_BUCKET: 'audio', S3_PREFIX: 'dictum/' }
    expect(() => readConfig({ ...bucket, AWS_ACCESS_KEY_ID: 'AKIA' })).toThrow(/^AWS_SECRET_ACCESS_KEY: /)
    expect(() => readConfig({ ...bucket, AWS_SECRET_ACCESS_KEY: 'x' })).toThrow(/^AWS_ACCESS_KEY_ID: /)
    const settings = { bucket: 'audio', endpoint: null, region: 'us-east-1', prefix: 'dictum/', key: null }
    expect(readConfig(bucket)).toMatchObject({ storage: 's3', s3: settings })
    expect(readConfig({})).toMatchObject({ storage: 'fs', s3: null })
  })

  it('derives the public address from the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'https://notes.example.com/' }).publicUrl).toBe('https://notes.example.com')
  })

  it('downloads a model automatically only when one is useful, and never in tests', () => {
    const fetches = (environment: Record<string, string>) => readConfig(environment).models.fetchByItself
    expect(fetches({})).toBe(true)
    expect(fetches({ MODEL_DOWNLOAD: 'off' })).toBe(false)
    expect(fetches({ NODE_ENV: 'test' })).toBe(false)
    expect(fetches({ NODE_ENV: 'test', MODEL_DOWNLOAD: 'auto' })).toBe(true)
    expect(fetches({ TRANSCRIPTION_ENGINE: 'draft' })).toBe(false)
    expect(fetches({ TRANSCRIPTION_BASE_URL: 'http://127.0.0.1/v1' })).toBe(false)
    expect(fetches({ TRANSCRIPTION_BASE_URL: 'http://127.0.0.1/v1', TRANSCRIPTION_ENGINE: 'local' })).toBe(true)
  })

  it('stores models with the data, and takes the proxy from the environment', () => {
    expect(readConfig({ DATA_DIR: '/somewhere', https_proxy: 'http://proxy:3128', NO_PROXY: '' }).models).toMatchObject(
      {
        dir: '/somewhere/models',
        mirrorUrl: null,
        chosen: null,
        connection: { proxy: { https_proxy: 'http://proxy:3128' } },
      },
    )
  })

  it.each([
    ['PORT', 'many'],
    ['MODEL_DOWNLOAD', 'perhaps'],
    ['PORT', '70000'],
    ['ROLE', 'boss'],
    ['STORAGE', 'floppy'],
    ['S3_ENDPOINT', 'https://ada:secret@s3.example'],
    ['S3_ENDPOINT', 'store 1'],
    ['S3_PREFIX', '/dictum'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '::1/129'],
    ['PUBLIC_URL', 'https://example.com/notes'],
    ['PUBLIC_URL', 'https://example.com?notes'],
    ['PUBLIC_URL', 'https://ada:secret@example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'postgres://localhost/x'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://ada:s/cret@mail.example:587'],
    ['MAIL_FROM', 'Dictum'],
    ['MAIL_FROM', 'Dictum <no-reply>'],
    ['TRANSCRIPTION_API_KEY', 'clé secrète'],
    ['STRIPE_SECRET_KEY', 'clé secrète'],
    ['STRIPE_API_BASE', 'https://ada:secret@stripe.example'],
    ['EVENTS_URL', 'amqp://localhost'],
    ['TRANSCRIPTION_BASE_URL', 'not an address'],
    ['TRANSCRIPTION_BASE_URL', 'https://ada:secret@speech.example/v1'],
    ['ANALYTICS_MEASUREMENT_ID', 'G-1"></script>'],
    ['ANALYTICS_SCRIPT_URL', 'javascript:alert(1)'],
    ['ANALYTICS_SCRIPT_URL', 'https://ada:secret@pages.example/script.js'],
    ['MODEL_MIRROR_URL', 'https://ada:secret@models.example'],
    ['HTTP_PROXY', 'proxy'],
    ['HTTP_PROXY', 'proxy:3128'],
    ['HTTPS_PROXY', 'socks5://proxy:1080'],
    ['HTTPS_PROXY', 'http://ada:s/cret@proxy:3128'],
    ['https_proxy', 'http://ada:100%secret@proxy:3128'],
    ['CONTACT_EMAIL', 'nobody'],
    ['TRANSCRIPTION_ENGINE', 'remote'],
  ])('refuses %s=%s with a line that names a variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(/^\w+: (?!.*s\/?e?cret)/)
  })

  it.each([
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8,fd00::/64'],
    ['SMTP_URL', 'smtps://ada:s%2Fcret@mail.example:465/?pool=true'],
    ['HTTP_PROXY', 'http://ada:s%2Fcret@proxy:3128/'],
    ['https_proxy', 'http://[::1]:3128'],
    ['MAIL_FROM', 'no-reply@example.com'],
    ['MAIL_FROM', '"Dictum, the notes" <no-reply@example.com>'],
    ['DATABASE_URL', 'postgres:///dictum?host=/run/postgresql'],
  ])('accepts %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow()
  })

  it('says what an address looks like, without showing the password in a wrong one', () => {
    const wrong = { DATABASE_URL: 'postgres://ada:s/cret@db.example/x' }
    expect(() => readConfig(wrong)).toThrow(/^DATABASE_URL: must be an address such as postgres:(?!.*cret)/)
  })

  it.each([
    ['http://localhost:3000', {}, []],
    ['http://192.168.1.20:3000', {}, []],
    ['https://notes.example.com', {}, ['COMPANY_NAME', 'COMPANY_ADDRESS']],
    ['https://notes.example.com', { COMPANY_NAME: 'Notes SL' }, ['COMPANY_ADDRESS']],
    ['https://notes.example.com', { COMPANY_NAME: 'Notes SL', COMPANY_ADDRESS: 'Gran Vía 1' }, []],
  ])('reports at %s with %o which details of the operator are missing', (PUBLIC_URL, company, missing) => {
    expect(missingIdentity(readConfig({ PUBLIC_URL, ...company }))).toEqual(missing)
  })

  describe('the language model', () => {
    const own = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'a-model', LLM_BASE_URL: 'http://127.0.0.1:11434/v1/' }

    it('is one on this machine unless a service is named', () => {
      const { llm, localLlm, models } = readConfig({})
      expect(llm).toBeNull()
      expect(localLlm).toEqual({
        chosen: null,
        fetch: 'roomy',
        timeoutMs: 600_000,
        contextTokens: 8192,
        idleMs: 300_000,
      })
      expect(models.chosenLanguageModel).toBeNull()
      expect(readConfig({ LLM_PROVIDER: '', LLM_MODEL: '', LLM_API_KEY: '' }).llm).toBeNull()
    })

    it('is the service whose address is given, else the local model that is named', () => {
      const service = readConfig({ LLM_BASE_URL: own.LLM_BASE_URL, LLM_MODEL: 'a-model' })
      expect(service.llm).toMatchObject({ provider: 'openai-compatible', model: 'a-model' })
      expect(service.localLlm).toBeNull()
      const local = readConfig({ LLM_PROVIDER: 'local', LLM_MODEL: 'qwen3-1.7b', LLM_CONTEXT_TOKENS: '4096' })
      expect(local.llm).toBeNull()
      expect(local.localLlm).toMatchObject({ chosen: 'qwen3-1.7b', fetch: 'always', contextTokens: 4096 })
      expect(local.models.chosenLanguageModel).toBe('qwen3-1.7b')
    })

    it('is not downloaded where downloads are off, and not used where only rules are wanted', () => {
      expect(readConfig({ MODEL_DOWNLOAD: 'off' }).localLlm?.fetch).toBe('never')
      expect(readConfig({ NODE_ENV: 'test' }).localLlm?.fetch).toBe('never')
      expect(readConfig({ LLM_PROVIDER: 'builtin' })).toMatchObject({ llm: null, localLlm: null })
    })

    it('needs no key when self-hosted', () => {
      expect(readConfig({ ...own, HTTP_PROXY: 'http://proxy:3128' }).llm).toEqual({
        provider: 'openai-compatible',
        model: 'a-model',
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: null,
        steps: 'one',
        timeoutMs: 120_000,
        contextTokens: 32_000,
        prices: null,
        proxy: { HTTP_PROXY: 'http://proxy:3128' },
      })
    })

    it.each([
      ['LLM_PROVIDER', { LLM_API_KEY: 'k' }],
      ['LLM_PROVIDER', { LLM_PROVIDER: 'oracle' }],
      ['LLM_MODEL', { LLM_PROVIDER: 'mistral', LLM_API_KEY: 'k' }],
      ['LLM_API_KEY', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }],
      ['LLM_API_KEY', { ...own, LLM_API_KEY: 'a key' }],
      ['LLM_BASE_URL', { ...own, LLM_BASE_URL: '' }],
      ['LLM_PRICE_OUTPUT', { ...own, LLM_PRICE_INPUT: '1' }],
      ['LLM_TIMEOUT_SECONDS', { ...own, LLM_TIMEOUT_SECONDS: '0' }],
      ['LLM_CONTEXT_TOKENS', { ...own, LLM_CONTEXT_TOKENS: 'many' }],
    ])('is refused with a line about %s: %o', (name, environment) => {
      expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: `))
    })

    it('does not show the key in that line', () => {
      expect(() => readConfig({ ...own, LLM_API_KEY: 'sk-secret\u2620' })).toThrow(/^(?!.*sk-secret)LLM_API_KEY/)
    })
  })
})
