import { expect, test } from 'vitest'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine } from '#server/speech/engines.ts'
import type { Language } from '#shared/languages.ts'
import { languageFor, pickEngineFor } from './pick-engine.service.ts'

function makeEngine(id: SpeechEngine['id'], languages: Language[] | null, detectsLanguage: boolean): SpeechEngine {
  const about = {
    timestamps: 'none',
    takesLanguage: false,
    takesTerms: false,
    needsNetwork: false,
    draft: false,
  } as const
  return {
    id,
    model: id,
    capabilities: { languages, detectsLanguage, ...about },
    parallel: 1,
    readiness: async () => ({ ready: true }),
    transcribe: async () => ({ text: '', parts: [], language: null }),
    close: async () => undefined,
  }
}

const FINDS_IT = makeEngine('remote', null, true)
const THREE = makeEngine('local', ['en', 'es', 'fr'], false)
const ENGLISH = makeEngine('draft', ['en'], false)
const NO_ENGINE = { waitingCode: 'no_engine_for_language', since: null, until: null }

test.each<[string, SpeechEngine[], Language | null, Language | null, string | null, Language | null]>([
  ['an engine that finds the language', [FINDS_IT], null, 'fr', 'remote', null],
  ['the language that was named', [FINDS_IT], 'es', 'fr', 'remote', 'es'],
  ['an engine that serves the assumed language', [THREE], null, 'fr', 'local', 'fr'],
  ['another engine if the best does not serve the assumed language', [ENGLISH, THREE], null, 'fr', 'local', 'fr'],
  ['no engine for the assumed language', [ENGLISH], null, 'fr', null, null],
  ['English where nothing is assumed', [ENGLISH], null, null, 'draft', null],
])('picks %s', async (_what, engines, languageAsked, languageAssumed, id, told) => {
  const speech = {
    list: () => engines,
    listTellable: () => [],
    pick: (language: Language | null) => pickEngine(engines, language),
  }
  const request = { engineAsked: null, languageAsked, languageAssumed }
  const picked = await pickEngineFor({ speech: { ...speech, close: async () => undefined } }, request)
  if (id === null) return expect(picked).toEqual(NO_ENGINE)
  expect(picked).toMatchObject({ id })
  expect(languageFor(picked as SpeechEngine, request)).toBe(told)
})
