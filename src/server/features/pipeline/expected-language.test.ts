import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { expectLanguage, heaviest, type KnownLanguages, weighLanguages } from './expected-language.ts'

const NOTHING: KnownLanguages = { asked: null, history: [], assumed: null }
const FRENCH: Language[] = ['fr', 'fr', 'fr']
const HISTORY = { language: 'fr', source: 'history' } as const
const ASSUMED = { language: 'en', source: 'assumed' } as const

test.each<[string, [Language, number][], Partial<KnownLanguages>, ReturnType<typeof expectLanguage>]>([
  ['the one asked for', [['es', 60]], { asked: 'fr', assumed: 'en' }, { language: 'fr', source: 'asked' }],
  ['that of the other segments', [['es', 40]], { history: FRENCH }, { language: 'es', source: 'note' }],
  [
    'that of earlier notes where no language is that of most of the note',
    [
      ['es', 20],
      ['en', 20],
    ],
    { history: FRENCH },
    { language: 'fr', source: 'history' },
  ],
  ['that of earlier notes where the rest of the note is short', [['es', 25]], { history: FRENCH }, HISTORY],
  ['that of earlier notes', [], { history: FRENCH, assumed: 'en' }, HISTORY],
  ['the assumed one after few notes', [], { history: ['fr', 'fr'], assumed: 'en' }, ASSUMED],
  ['the assumed one after notes in several languages', [], { history: [...FRENCH, 'en'], assumed: 'en' }, ASSUMED],
  ['none where nothing is known', [], {}, null],
])('expects %s', (_what, others, known, expected) => {
  expect(expectLanguage({ others: new Map(others), seconds: 50 }, { ...NOTHING, ...known })).toEqual(expected)
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
