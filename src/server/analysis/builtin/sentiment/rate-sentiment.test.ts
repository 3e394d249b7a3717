import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseText } from '../builtin-analyst.ts'

function sentimentOf(texts: readonly string[], language: Language): string {
  const sentences = texts.map((text, index) => ({ index, start: index, end: index + 1, text }))
  return analyseText({ sentences, language, recordedAt: new Date('2026-11-24T10:00:00Z'), timezone: 'UTC' }).sentiment
}

const FACTS = {
  en: [
    'The forklift is in for repair until Thursday.',
    'The new scanner needs a password and Greg counts the pallets on Monday.',
    'The pallets for Cork are on the left, the rest stays where it is.',
    'The gate opens at seven and the first lorry comes at eight.',
  ],
  es: [
    'El coche se queda en el taller hasta el jueves.',
    'El escrito está en la mesa de Lola y la vista es a las nueve.',
    'Las copias están en la carpeta azul, lo demás se queda donde está.',
    'El registro abre a las ocho y el archivo a las diez.',
  ],
  fr: [
    "La voiture reste au garage jusqu'à jeudi.",
    'La pièce vient de Metz et le devis est sur le bureau de Lola.',
    'Les papiers sont dans la chemise bleue, le reste ne bouge pas.',
    'Le portail ouvre à sept heures et le premier camion vient à huit heures.',
  ],
}

test.each<[Language, string, string]>([
  ['en', 'negative', "I'm absolutely shattered."],
  ['en', 'positive', "I'm so chuffed, I can tell you."],
  ['es', 'negative', 'Estoy hasta las narices.'],
  ['es', 'positive', 'Estoy que no quepo en mí.'],
  ['fr', 'negative', "J'en peux plus, franchement."],
  ['fr', 'positive', 'Je suis aux anges, vraiment.'],
])('takes the sentiment of a note of facts from one outburst (%s, %s): %s', (language, sentiment, outburst) => {
  const [first, ...rest] = FACTS[language]
  expect(sentimentOf(FACTS[language], language)).toBe('neutral')
  expect(sentimentOf([first, outburst, ...rest] as string[], language)).toBe(sentiment)
})
