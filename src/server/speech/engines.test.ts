import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import type { EngineCapabilities, SpeechEngine } from './engine.ts'
import { createSpeechEngines, pickEngine } from './engines.ts'

function engine(id: SpeechEngine['id'], ready: boolean, capabilities: Partial<EngineCapabilities> = {}): SpeechEngine {
  return {
    id,
    model: id,
    capabilities: {
      languages: null,
      timestamps: 'none',
      detectsLanguage: true,
      takesLanguage: false,
      takesTerms: false,
      needsNetwork: false,
      draft: false,
      ...capabilities,
    },
    parallel: 1,
    readiness: async () => (ready ? { ready } : { ready, problem: 'no_model' }),
    transcribe: async () => ({ text: '', parts: [], language: null }),
    close: async () => undefined,
  }
}

const english: Partial<EngineCapabilities> = { languages: ['en'], detectsLanguage: false }

describe('pick', () => {
  test('takes the first that is ready', async () => {
    const engines = [engine('remote', false), engine('local', true), engine('draft', true)]
    expect(await pickEngine(engines, 'fr')).toBe(engines[1])
  })

  test.each<[Language | null, string]>([
    ['en', 'draft'],
    [null, 'draft'],
  ])('picks an English engine for %s', async (language, id) => {
    expect(await pickEngine([engine('remote', false), engine('draft', true, english)], language)).toMatchObject({ id })
  })

  test('takes an engine that detects the language when none is known', async () => {
    const engines = [
      engine('local', true, { languages: ['fr'], detectsLanguage: true }),
      engine('draft', true, english),
    ]
    expect(await pickEngine(engines, null)).toBe(engines[0])
  })

  test('gives the reason why a note has to wait', async () => {
    const why = async (...args: Parameters<typeof pickEngine>) =>
      ((await pickEngine(...args)) as { waitingCode: string }).waitingCode
    expect(await why([engine('draft', true, english)], 'es')).toBe('no_engine_for_language')
    expect(await why([engine('draft', false, english)], 'en')).toBe('no_engine')
    expect(await why([], 'en')).toBe('no_engine')
  })

  test.each([
    ['unreachable', 'service_unreachable'],
    ['busy', 'service_busy'],
  ] as const)('reports since and until when a service that is %s is unavailable', async (problem, waitingCode) => {
    const times = { since: new Date(1000), until: new Date(2000) }
    const away: SpeechEngine = {
      ...engine('remote', false),
      readiness: async () => ({ ready: false, problem, ...times }),
    }
    const others = [engine('local', false), engine('draft', true, english)]
    expect(await pickEngine([away, ...others], 'es')).toEqual({ waitingCode, ...times })
    expect(await pickEngine([away, ...others], 'en')).toBe(others[1])
  })
})

describe('the settings', () => {
  const remote = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: null, model: 'whisper-1' }
  const models = {
    choose: async () => ({ problem: 'no_model' as const, title: 'Tiny' }),
    chooseTellable: async () => null,
  }
  const localIdleMs = 1000
  const around = { models, logger: { warn: () => undefined }, workDir: tmpdir() }
  const ids = (transcriptionEngine: 'auto' | 'remote' | 'local' | 'draft') =>
    createSpeechEngines({ transcriptionEngine, remote, localIdleMs }, around)
      .list()
      .map(({ id }) => id)

  test('list the engines, best first', () => {
    expect(ids('auto')).toEqual(['remote', 'local', 'draft'])
    expect(ids('remote')).toEqual(['remote'])
    expect(ids('local')).toEqual(['local'])
    expect(ids('draft')).toEqual(['draft'])
  })

  test('let only allowed engines be told a language, and never the draft engine', async () => {
    const listed = (transcriptionEngine: 'auto' | 'remote' | 'local' | 'draft') =>
      createSpeechEngines({ transcriptionEngine, remote, localIdleMs }, around)
        .listTellable()
        .map(({ id }) => id)
    expect(listed('auto')).toEqual(['remote', 'local', 'local'])
    expect(listed('remote')).toEqual(['remote'])
    expect(listed('local')).toEqual(['local', 'local'])
    expect(listed('draft')).toEqual([])
  })

  test('picks a configured service, and nothing else when only it is allowed', async () => {
    const engines = createSpeechEngines({ transcriptionEngine: 'auto', remote, localIdleMs }, around)
    expect(await engines.pick('es')).toMatchObject({ id: 'remote', model: 'whisper-1' })
    const none = createSpeechEngines({ transcriptionEngine: 'remote', remote: null, localIdleMs }, around)
    expect(await none.pick('en')).toMatchObject({ waitingCode: 'no_engine' })
    await Promise.all([engines.close(), none.close()])
  })
})
