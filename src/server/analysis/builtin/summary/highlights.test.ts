import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

const NOTES: Record<Language, string[]> = {
  en: [
    'The kiln cracked twice this week.',
    'The glaze on the blue plates runs at the edges.',
    'I need to call the supplier by Friday.',
    'We decided to stop the blue plates until June.',
    "I don't know whether the insurance pays for the kiln.",
    'The new apprentice works fast and has a steady hand.',
    'The shop in Bath sold forty bowls in a week.',
  ],
  es: [
    'El horno se ha agrietado dos veces esta semana.',
    'El esmalte de los platos azules se corre por los bordes.',
    'Tengo que llamar al proveedor antes del viernes.',
    'Hemos decidido parar los platos azules hasta junio.',
    'No sé si el seguro paga el horno.',
    'La aprendiza nueva trabaja rápido y tiene buen pulso.',
    'La tienda de Vigo vendió cuarenta cuencos en una semana.',
  ],
  fr: [
    'Le four s’est fissuré deux fois cette semaine.',
    'L’émail des assiettes bleues coule sur les bords.',
    'Je dois appeler le fournisseur avant vendredi.',
    'On a décidé d’arrêter les assiettes bleues jusqu’en juin.',
    'Je ne sais pas si l’assurance paie le four.',
    'La nouvelle apprentie travaille vite et a la main sûre.',
    'La boutique de Lyon a vendu quarante bols en une semaine.',
  ],
}

function analyse(language: Language, itemsShown: boolean) {
  const sentences = NOTES[language].map((text, index) => ({ index, start: index, end: index + 1, text }))
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  return analyseText({ sentences, language, recordedAt, timezone: 'Europe/Madrid', itemsShown })
}

const LANGUAGES = ['en', 'es', 'fr'] as const

test.each(LANGUAGES)('highlights are whole sentences of the note, in spoken order (%s)', (language) => {
  for (const itemsShown of [true, false]) {
    const { summary } = analyse(language, itemsShown)
    const told = NOTES[language].filter((sentence) => summary.includes(sentence))
    expect(told.length).toBeGreaterThan(1)
    expect(summary).toBe(told.join(' '))
  }
})

test.each(LANGUAGES)(
  'highlights repeat nothing that is shown next to them as an item or key point (%s)',
  (language) => {
    const { summary, keyPoints, actionItems, decisions, questions } = analyse(language, true)
    expect([actionItems.length, decisions.length, questions.length]).toEqual([1, 1, 1])
    const quotes = [...actionItems, ...decisions, ...questions, ...keyPoints].map(({ evidence }) => evidence.quote)
    for (const quote of quotes) expect(summary).not.toContain(quote.replace(/[.?]$/, ''))
    expect(new Set(keyPoints.map(({ text }) => text)).size).toBe(keyPoints.length)
  },
)

test.each(LANGUAGES)(
  'highlights leave out only the sentence of an item when several sentences were typed as one (%s)',
  (language) => {
    const sentences = [{ index: 0, start: 0, end: 9, text: NOTES[language].slice(0, 3).join(' ') }]
    const when = { recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }
    const { summary } = analyseText({ sentences, language, ...when, itemsShown: true })
    expect(summary).toBe(NOTES[language].slice(0, 2).join(' '))
  },
)

test.each(LANGUAGES)('highlights include the follow-ups and decisions where no items are shown (%s)', (language) => {
  const { summary } = analyse(language, false)
  expect(summary).toContain(NOTES[language][2])
  expect(summary).toContain(NOTES[language][3])
})

test('highlights are empty when everything is shown already', () => {
  const sentences = [{ index: 0, start: 0, end: 1, text: 'I need to call the supplier by Friday.' }]
  const when = { recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }
  expect(analyseText({ sentences, language: 'en', ...when, itemsShown: true })).toMatchObject({
    summary: '',
    keyPoints: [],
  })
})

test('highlights keep quotation marks and question marks', () => {
  const texts = [
    'A man in the bar told me: "The steak has to go back to the kitchen by Monday."',
    '¿Quién cubre la guardia del puente?',
  ]
  const sentences = texts.map((text, index) => ({ index, start: index, end: index + 1, text }))
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  const english = analyseText({
    sentences: sentences.slice(0, 1),
    language: 'en',
    recordedAt,
    timezone: 'Europe/Madrid',
  })
  expect(english.summary).toBe(texts[0])
  const spanish = analyseText({ sentences: sentences.slice(1), language: 'es', recordedAt, timezone: 'Europe/Madrid' })
  expect(spanish.summary).toBe(texts[1])
})
