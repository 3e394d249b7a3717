import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function decisionsIn(text: string): string[] {
  return analyseSpoken(text, 'fr').decisions.map((decision) => decision.evidence.quote)
}

test.each([
  "Pour le pot de départ, on prend le traiteur libanais plutôt que la pizzeria, tout le monde était d'accord.",
  "Concernant la facturation, on en restera au fichier actuel jusqu'à l'été.",
  "L'entrée du public, on l'avance à dix-neuf heures, c'est voté.",
  "On part sur le modèle à deux portes, il rentre mieux dans l'entrée.",
  'Pour les maillots, on est tombés d’accord sur le vert.',
  'Après réflexion, on garde la même formule que l’an passé.',
  "C'est validé, la cantine ouvre aussi le mercredi.",
  'On supprime la permanence du jeudi, personne ne vient.',
  'On ne livre plus en dehors de la commune.',
  'Pour le stage on dit oui à la candidate de Liège.',
  'Allez, va pour la terrasse en bois.',
  'On loue la petite salle, pas la grande.',
  'on est tombés d’accord avec le syndicat pour deux pour cent à partir de mai',
])('reads what was decided: %s', (text) => {
  expect(decisionsIn(text)).toHaveLength(1)
})

test.each([
  'Le petit-déjeuner gratuit en haute saison, on le garde ou pas, honnêtement.',
  'On en reste là pour aujourd’hui, je suis fatigué.',
  'Les voisins sont tombés d’accord sur le vert.',
  "D'habitude on part sur une base de dix convives.",
  'On verra si on garde le comptable.',
  'Peut-être qu’on garde le comptable.',
  'On garde la petite de ma sœur vendredi.',
  "Paul veut qu'on laisse tomber la tombola.",
  'La mairie supprime la permanence du jeudi.',
  'Au final on mange très bien là-bas.',
])('reads no decision in: %s', (text) => {
  expect(decisionsIn(text)).toEqual([])
})
