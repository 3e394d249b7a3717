import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

type Found = [title: string, who: string | null, dueDate: string | null]

/** The follow-ups that stand in some words, spoken on Wednesday, 2 December 2026. */
function followUpsIn(text: string): Found[] {
  const { actionItems } = analyseSpoken(text, 'fr')
  return actionItems
    .filter(({ doubt }) => doubt?.about !== 'kind')
    .map(({ title, who, dueDate }) => [title, who, dueDate])
}

test.each<[string, Found]>([
  ['Il faut donc que je voie ça avec Nathalie demain matin.', ['Voir ça avec Nathalie', 'me', '2026-12-03']],
  ['Il faut quand même que je voie ça avec Karim avant lundi.', ['Voir ça avec Karim', 'me', '2026-12-07']],
  ['Faut surtout que je rende les clés vendredi.', ['Rendre les clés', 'me', '2026-12-04']],
  ['Il va falloir que je rappelle le notaire.', ['Rappeler le notaire', 'me', null]],
  ['Il faut vraiment qu’on relance la mairie avant mardi.', ['Relancer la mairie', null, '2026-12-08']],
  ["Tu me rappelles d'acheter du pain demain.", ['Acheter du pain', 'me', '2026-12-03']],
  ['Fais-moi penser à rendre le badge lundi.', ['Rendre le badge', 'me', '2026-12-07']],
])('reads adverbs after "il faut", and what the speaker wants to be reminded of: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each([['Il faut dire que je suis content.'], ['Il faut savoir que je dors mal.']])(
  'finds no follow-up in: %s',
  (text) => {
    expect(followUpsIn(text)).toEqual([])
  },
)
