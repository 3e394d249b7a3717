import { expect, test } from 'vitest'
import type { SpeechStatus } from '#shared/contract/system.ts'
import { findTranscribingChoices } from './transcribing-choices.ts'

type Engine = SpeechStatus['engines'][number]

const engine = (id: Engine['id'], change: Partial<Engine> = {}): Engine => ({
  id,
  model: `${id} model`,
  ready: true,
  draft: false,
  needsNetwork: false,
  languages: null,
  setUp: true,
  problem: null,
  ...change,
})
const made = (id: string, draft: boolean) => ({ id, model: '', draft })
const LOCAL = engine('local', { languages: ['en', 'es'] })
const DRAFT = engine('draft', { languages: ['en'], draft: true })

test('offers the engines that are ready for the note’s language, and the other languages they support', () => {
  const remote = engine('remote', { ready: false, problem: 'No key.' })
  expect(findTranscribingChoices({ engine: made('local', false), language: 'es' }, [remote, LOCAL, DRAFT])).toEqual({
    engines: [{ id: 'local', model: 'local model' }],
    languages: ['en'],
    better: null,
  })
})

test.each([
  ['draft', [LOCAL, DRAFT], 'local'],
  ['browser', [LOCAL, DRAFT], 'local'],
  ['draft', [DRAFT], null],
  ['draft', [engine('remote', { ready: false }), DRAFT], null],
] as const)('offers a better engine for a text by %s when one above draft quality is ready', (id, engines, better) => {
  expect(findTranscribingChoices({ engine: made(id, true), language: 'en' }, engines).better).toBe(better)
})

test('offers every engine for a note of unknown language', () => {
  const { engines, languages } = findTranscribingChoices({ engine: null, language: null }, [LOCAL, DRAFT])
  expect(engines.map(({ id }) => id)).toEqual(['local', 'draft'])
  expect(languages).toEqual(['en', 'es'])
})
