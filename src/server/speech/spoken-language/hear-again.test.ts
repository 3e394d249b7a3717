import { describe, expect, test } from 'vitest'
import type { EngineCapabilities, RecognitionRequest, SpeechEngine } from '#server/speech/engine.ts'
import type { Language } from '#shared/languages.ts'
import { type Drift, findDrift } from './find-drift.ts'
import { hearAgain } from './hear-again.ts'

const FRENCH = 'Il faut rappeler le fournisseur avant la réunion de lundi matin'
const ENGLISH = 'We have to call the supplier before the meeting on Monday morning'
const PSEUDO = 'It foe rappel the furniture avant the reunion of Monday'

/** An engine whose answer depends on the language it is told. */
function makeEngine(
  answers: Record<Language | 'none', string>,
  capabilities: Partial<EngineCapabilities> = {},
): SpeechEngine & { told: (Language | null)[] } {
  const told: (Language | null)[] = []
  return {
    id: 'local',
    model: 'second',
    told,
    capabilities: {
      languages: null,
      timestamps: 'none',
      detectsLanguage: true,
      takesLanguage: true,
      takesTerms: false,
      needsNetwork: false,
      draft: false,
      ...capabilities,
    },
    parallel: 1,
    readiness: async () => ({ ready: true }),
    transcribe: async ({ language }: RecognitionRequest) => {
      told.push(language)
      return { text: answers[language ?? 'none'], parts: [], language }
    },
    close: async () => undefined,
  }
}

const request = { samples: new Float32Array(16_000 * 8), signal: new AbortController().signal }

function hear(engine: SpeechEngine, text: string, isIndependent = true) {
  const drift = findDrift(text, 'fr') as Drift
  expect(drift).not.toBeNull()
  return hearAgain(engine, request, { text, drift, expected: 'fr', isIndependent })
}

describe('another engine that detects languages', () => {
  test('replaces pseudo-English with the French that was spoken', async () => {
    const engine = makeEngine({ fr: FRENCH, en: ENGLISH, es: '', none: FRENCH })
    expect(await hear(engine, PSEUDO)).toMatchObject({
      kind: 'replaced',
      recognition: { text: FRENCH, language: 'fr' },
    })
    expect(engine.told).toEqual(['fr', null])
  })

  test('replaces a fluent translation of French speech', async () => {
    const engine = makeEngine({ fr: FRENCH, en: ENGLISH, es: '', none: FRENCH })
    expect(await hear(engine, ENGLISH)).toMatchObject({ kind: 'replaced', recognition: { text: FRENCH } })
  })

  test('leaves English speech in English, although it translates it when told French', async () => {
    const engine = makeEngine({ fr: FRENCH, en: ENGLISH, es: '', none: ENGLISH })
    expect(await hear(engine, ENGLISH)).toEqual({ kind: 'confirmed' })
  })

  test('leaves English speech that it writes in English even when told French', async () => {
    const engine = makeEngine({ fr: ENGLISH, en: ENGLISH, es: '', none: ENGLISH })
    expect(await hear(engine, ENGLISH)).toEqual({ kind: 'confirmed' })
    expect(engine.told).toEqual(['fr'])
  })

  test('settles nothing where both write English, but not the same words', async () => {
    const other = 'She will never know what is going on with the house of his father'
    expect(await hear(makeEngine({ fr: other, en: other, es: '', none: other }), ENGLISH)).toEqual({
      kind: 'unsettled',
    })
  })

  test('settles nothing where the second text has lost the speech', async () => {
    const lost = makeEngine({ fr: 'Il faut', en: '', es: '', none: '' })
    expect(await hear(lost, ENGLISH)).toEqual({ kind: 'unsettled' })
    expect(await hear(makeEngine({ fr: '', en: '', es: '', none: '' }), ENGLISH)).toEqual({ kind: 'unsettled' })
  })
})

describe('another engine that must be told a language', () => {
  const must: Partial<EngineCapabilities> = { detectsLanguage: false }

  test('leaves English speech that it writes in the same words when told English', async () => {
    const engine = makeEngine({ fr: FRENCH, en: `${ENGLISH}.`, es: '', none: '' }, must)
    expect(await hear(engine, ENGLISH)).toEqual({ kind: 'confirmed' })
    expect(engine.told).toEqual(['fr', 'en'])
  })

  test('replaces pseudo-English, which it does not write', async () => {
    const engine = makeEngine({ fr: FRENCH, en: 'It is a full day in the house', es: '', none: '' }, must)
    expect(await hear(engine, PSEUDO)).toMatchObject({ kind: 'replaced', recognition: { text: FRENCH } })
  })
})

describe('the same engine, now told a language', () => {
  test('leaves a long text, but settles nothing', async () => {
    const engine = makeEngine({ fr: FRENCH, en: ENGLISH, es: '', none: ENGLISH })
    expect(await hear(engine, ENGLISH, false)).toEqual({ kind: 'unsettled' })
  })

  test('replaces a short text, whose language such an engine often mistakes', async () => {
    const engine = makeEngine({ fr: 'Rappelle le fournisseur lundi', en: '', es: '', none: '' })
    expect(await hear(engine, 'Call the supplier Monday', false)).toMatchObject({ kind: 'replaced' })
  })

  test('proves nothing where it ignores what it is told', async () => {
    const engine = makeEngine({ fr: ENGLISH, en: ENGLISH, es: '', none: ENGLISH })
    expect(await hear(engine, ENGLISH, false)).toEqual({ kind: 'unsettled' })
  })
})

describe('a passage within a French text', () => {
  const mixed = `Le comité and the direction have approuvé le budget at the dernière réunion. ${FRENCH}, and it's à nous d'envoyer the tableau.`

  test('is replaced where the second engine finds only French', async () => {
    const whole = `Le comité et la direction ont approuvé le budget à la dernière réunion. ${FRENCH}, et c'est à nous d'envoyer le tableau.`
    const engine = makeEngine({ fr: whole, en: '', es: '', none: whole })
    expect(await hear(engine, mixed)).toMatchObject({ kind: 'replaced', recognition: { text: whole } })
  })

  test('stays where the second engine finds both languages too', async () => {
    const english = `${ENGLISH} because the owner of the house has another offer on the table`
    const both = `${FRENCH}, c'est ce que le directeur nous a demandé hier pendant le déjeuner. ${english}.`
    const engine = makeEngine({ fr: `${FRENCH}. ${FRENCH}. ${FRENCH}.`, en: '', es: '', none: both })
    expect(await hear(engine, both)).toEqual({ kind: 'confirmed' })
  })
})
