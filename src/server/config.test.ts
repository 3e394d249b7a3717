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

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['ROLE', 'boss'],
    ['STORAGE', 'floppy'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRANSCRIPTION_BASE_URL', 'not an address'],
    ['TRANSCRIPTION_ENGINE', 'remote'],
  ])('refuses %s=%s with a line that names a variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(/^[A-Z_]+: /)
  })
})
