import { describe, expect, test } from 'vitest'
import type { Sentiment } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'
import { judgeSentiment } from './judge-sentiment.ts'

/** None of these texts is in the training data. */
const TEXTS: Record<Language, [Sentiment, string][]> = {
  en: [
    ['positive', "She's here, three point four kilos, both doing brilliantly."],
    ['negative', 'No apology, and six artists in tears in the car park.'],
    ['neutral', 'Bring the drawings for the east wing and ask Tom about the drain covers.'],
  ],
  es: [
    ['positive', 'Salgo de la reunión con muy buen sabor de boca, les ha gustado el proyecto.'],
    ['negative', 'Ni una disculpa, y seis artistas llorando en el aparcamiento.'],
    ['neutral', 'El comité de riesgos se reunió a las nueve y repasó el registro de incidentes.'],
  ],
  fr: [
    ['positive', 'Mes élèves rayonnaient, un inconnu m’a serré dans ses bras.'],
    ['negative', 'Pas un mot d’excuse, et six artistes en larmes sur le parking.'],
    ['neutral', 'Le comité des risques se réunit à neuf heures en salle deux.'],
  ],
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TEXTS[language])('%s: %s', (sentiment, text) => {
    const likely = judgeSentiment(text, language)
    const most = Math.max(...Object.values(likely ?? {}))
    expect(likely?.[sentiment]).toBe(most)
  })

  test('gives probabilities', () => {
    const likely = Object.values(judgeSentiment('', language) ?? {})
    expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })

  test('ignores the addresses of web pages and people', () => {
    const [[, text] = ['neutral', '']] = TEXTS[language]
    expect(judgeSentiment(`${text} https://disaster.example/terrible`, language)).toEqual(
      judgeSentiment(text, language),
    )
  })
})

test.each<[Language, string]>([
  ['en', 'I have to get rid of the dead plants before Friday.'],
  ['en', 'I have to pick up the birthday cake and the champagne.'],
  ['es', 'Tengo que reclamar la avería de la caldera rota.'],
  ['fr', "Il faut que je signale la panne et les dégâts à l'assurance."],
])('takes what the speaker has to do for neutral, whatever its words (%s): %s', (language, text) =>
  expect(analyseSpoken(text, language)).toMatchObject({ sentiment: 'neutral', sentimentScore: 3 }),
)

test('still hears the mood of what is said beside it', () => {
  const text = 'What a wonderful day, the team won. I have to send the photos tonight.'
  expect(analyseSpoken(text, 'en').sentiment).toBe('positive')
})
