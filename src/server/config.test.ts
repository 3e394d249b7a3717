import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ DATABASE_URL: '', TRANSCRIPTION_BASE_URL: '' })).toMatchObject({
      databaseUrl: null,
      speech: { remote: null },
    })
  })

  it('names the public address after the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'https://notes.example.com/' }).publicUrl).toBe('https://notes.example.com')
  })

  it('fetches a model by itself only where one is of use, and never in tests', () => {
    const fetches = (environment: Record<string, string>) => readConfig(environment).models.fetchByItself
    expect(fetches({})).toBe(true)
    expect(fetches({ MODEL_DOWNLOAD: 'off' })).toBe(false)
    expect(fetches({ NODE_ENV: 'test' })).toBe(false)
    expect(fetches({ NODE_ENV: 'test', MODEL_DOWNLOAD: 'auto' })).toBe(true)
    expect(fetches({ TRANSCRIPTION_ENGINE: 'draft' })).toBe(false)
    expect(fetches({ TRANSCRIPTION_BASE_URL: 'http://127.0.0.1/v1' })).toBe(false)
    expect(fetches({ TRANSCRIPTION_BASE_URL: 'http://127.0.0.1/v1', TRANSCRIPTION_ENGINE: 'local' })).toBe(true)
  })

  it('keeps models with the data, and takes the proxy as the environment has it', () => {
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
    ['TRUST_PROXY', 'everyone'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRANSCRIPTION_BASE_URL', 'not an address'],
    ['TRANSCRIPTION_ENGINE', 'remote'],
  ])('refuses %s=%s with a line that names a variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(/^[A-Z_]+: /)
  })
})
