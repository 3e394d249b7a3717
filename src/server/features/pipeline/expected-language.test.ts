import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { expectLanguage, heaviest, type KnownLanguages, weighLanguages } from './expected-language.ts'

const NOTHING: KnownLanguages = { asked: null, history: [], assumed: null }
const FRENCH: Language[] = ['fr', 'fr', 'fr', 'fr', 'fr']

test.each<[string, [Language, number][], Partial<KnownLanguages>, ReturnType<typeof expectLanguage>]>([
  ['the one asked for', [['es', 60]], { asked: 'fr', assumed: 'en' }, { language: 'fr', source: 'asked' }],
  [
    'that of most other segments',
    [
      ['es', 40],
      ['en', 20],
    ],
    { history: FRENCH, assumed: 'en' },
    { language: 'es', source: 'note' },
  ],
  [
    'that of earlier notes where the note is in two languages',
    [
      ['es', 30],
      ['en', 30],
    ],
    { history: FRENCH },
    { language: 'fr', source: 'history' },
  ],
  ['that of earlier notes', [], { history: FRENCH, assumed: 'en' }, { language: 'fr', source: 'history' }],
  ['the assumed one after few notes', [], { history: ['fr'], assumed: 'en' }, { language: 'en', source: 'assumed' }],
  [
    'the assumed one after notes in several languages',
    [],
    { history: [...FRENCH, 'en'], assumed: 'es' },
    { language: 'es', source: 'assumed' },
  ],
  ['none where nothing is known', [], {}, null],
])('expects %s', (_what, others, known, expected) => {
  expect(expectLanguage(new Map(others), { ...NOTHING, ...known })).toEqual(expected)
})

test('weighs languages by the length of the speech', () => {
  const spoken = [
    { language: 'en' as const, seconds: 4 },
    { language: 'fr' as const, seconds: 10 },
    { language: 'en' as const, seconds: 5 },
    { language: null, seconds: 60 },
  ]
  expect(heaviest(weighLanguages(spoken))).toBe('fr')
  expect(heaviest(weighLanguages([]))).toBeNull()
})
