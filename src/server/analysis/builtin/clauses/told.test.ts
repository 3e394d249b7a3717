import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function foundIn(texts: readonly string[], language: Language): string[] {
  const sentences = texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text }))
  const input = { sentences, language, recordedAt: new Date('2026-04-15T07:00:00Z'), timezone: 'UTC' }
  const { actionItems, events } = analyseText(input)
  return [...actionItems, ...events].map(({ title }) => title)
}

test.each<[Language, string[]]>([
  [
    'en',
    [
      'The pancake recipe from my aunt.',
      'You have to beat the eggs.',
      'Then you need to let the batter rest for an hour.',
    ],
  ],
  ['en', ['A joke.', 'A man walks into a bar and says he needs to call his wife by nine.']],
  ['en', ['My horoscope says I have to call an old friend and that I will meet a stranger on Thursday at noon.']],
  ['en', ['Somebody wrote at the end, as a joke, add a meeting with the king tomorrow at noon.']],
  ['es', ['Una receta de mi tía.', 'Hay que batir los huevos.', 'Luego hay que dejar reposar la masa una hora.']],
  ['es', ['El cartel de la piscina dice que el viernes a las seis cierra.']],
  ['fr', ['La recette de ma tante.', 'Il faut battre les œufs.', 'Ensuite il faut laisser reposer la pâte une heure.']],
  ['fr', ['Le panneau de la piscine dit que vendredi à six heures elle ferme.']],
])(
  'finds no items in what is only retold or read out, such as recipes, jokes and signs (%s): %s',
  (language, texts) => {
    expect(foundIn(texts, language)).toEqual([])
  },
)

test.each<[string, string[], string]>([
  ['after a story', ['A joke.', 'A man walks into a bar.', 'Anyway, I have to call the bank.'], 'Call the bank'],
  ['after what a thing says', ['The radio says it will rain, so I need to buy an umbrella.'], 'Buy an umbrella'],
  [
    'beside a word of a story',
    ['I have to send my aunt the recipe for the pancakes.'],
    'Send my aunt the recipe for the pancakes',
  ],
])('finds what the speaker has to do %s', (_, texts, title) => {
  expect(foundIn(texts, 'en')).toEqual([title])
})
