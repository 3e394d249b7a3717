import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function decisionsIn(text: string): string[] {
  return analyseSpoken(text, 'fr').decisions.map((decision) => decision.evidence.quote)
}

test.each([
  "Pour le pot de départ, on prend le traiteur libanais plutôt que la pizzeria, tout le monde était d'accord.",
  "Concernant la facturation, on en restera au fichier actuel jusqu'à l'été.",
  "L'entrée du public, on l'avance à dix-neuf heures, c'est voté.",
])('reads what was decided: %s', (text) => {
  expect(decisionsIn(text)).toHaveLength(1)
})

test.each([
  'Le petit-déjeuner gratuit en haute saison, on le garde ou pas, honnêtement.',
  'On en reste là pour aujourd’hui, je suis fatigué.',
])('reads no decision in: %s', (text) => {
  expect(decisionsIn(text)).toEqual([])
})
