import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { splitText } from './sentences.ts'

const SPOKEN: Record<Language, string> = {
  en: [
    "right so i'm on the train back from leeds and the tour went well the roof on the old shed is worse than they said i",
    'need to get a second quote before friday and priya is sending the photos tonight so i can look at them over breakfast',
    "the foreman thinks we can wait until march i don't think we can and anyway the insurer wants an answer by the twelfth",
  ].join(' '),
  es: [
    'bueno vengo saliendo de la obra de zaragoza y la cubierta está peor de lo que decían tengo que pedir otro presupuesto',
    'antes del viernes y nuria me manda las fotos esta noche así que las miro mañana temprano el encargado cree que se',
    'puede esperar hasta marzo yo creo que no y además la aseguradora quiere una respuesta antes del día doce',
  ].join(' '),
  fr: [
    "bon je rentre du chantier de nantes et la toiture est pire que ce qu'on m'avait dit il faut que je demande un autre",
    "devis avant vendredi et mélanie m'envoie les photos ce soir donc je les regarde demain matin le chef de chantier pense",
    "qu'on peut attendre jusqu'en mars moi je ne crois pas et en plus l'assureur veut une réponse avant le douze",
  ].join(' '),
}
const LANGUAGES = ['en', 'es', 'fr'] as const
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const count = (text: string) => text.split(/\s+/).length

describe('speech without punctuation', () => {
  test.each(LANGUAGES)('is cut into sentences that keep every word in order (%s)', (language) => {
    const sentences = splitText(SPOKEN[language], language)
    expect(sentences.length).toBeGreaterThanOrEqual(4)
    expect(words(sentences.join(' '))).toEqual(words(SPOKEN[language]))
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
      expect(count(sentence)).toBeLessThanOrEqual(25)
    }
  })

  test.each(LANGUAGES)('is cut at the same places a second time (%s)', (language) => {
    const sentences = splitText(SPOKEN[language], language)
    expect(splitText(sentences.join(' '), language)).toEqual(sentences)
    for (const sentence of sentences) expect(splitText(sentence, language)).toEqual([sentence])
  })

  test.each<[Language, string]>([
    ['en', 'the boiler is being serviced on tuesday we decided not to replace it'],
    ['es', 'la caldera se revisa el martes hemos decidido no cambiarla'],
    ['fr', 'la chaudière est révisée mardi on a décidé de ne pas la remplacer'],
  ])('is cut where a new statement begins (%s)', (language, text) => {
    expect(splitText(text, language)).toHaveLength(2)
  })

  test('gets capitals on names, places and English days, but not on words that only look like names', () => {
    expect(splitText('i meet siobhan in galway on tuesday', 'en')).toEqual(['I meet Siobhan in Galway on Tuesday.'])
    expect(splitText('la rosa es para nuria', 'es')).toEqual(['La rosa es para Nuria.'])
    expect(splitText('je vois antoine à nantes mardi', 'fr')).toEqual(['Je vois Antoine à Nantes mardi.'])
  })

  test("gets the user's own spelling of short terms, unless they are everyday words", () => {
    expect(splitText('ask hrx about it and nia', 'en', [], ['HRX', 'IT', 'NIA'])).toEqual(['Ask HRX about it and NIA.'])
  })

  test('is not cut after a word that would read as an abbreviation, even at a pause', () => {
    const said = 'esto lo decide ud yo llamo a ana'
    const parts = said
      .split(' ')
      .map((text, at) => ({ text, start: at + (at > 3 ? 2 : 0), end: at + (at > 3 ? 3 : 1) }))
    expect(splitText(said, 'es', parts)).toEqual(['Esto lo decide ud yo llamo a Ana.'])
    expect(splitText(said.replace('ud', 'ella'), 'es', parts.with(3, { text: 'ella', start: 3, end: 4 }))).toHaveLength(
      2,
    )
  })

  test('is never cut within a date', () => {
    const sentences = splitText(
      `${'we walked on and on '.repeat(5)}until the second tuesday of march at half past four`,
      'en',
    )
    expect(sentences.at(-1)).toContain('the second Tuesday of march at half past four.')
  })
})

describe('written text', () => {
  test.each<[Language, string]>([
    ['en', 'We met Ana, who is off to Leeds. The roof is worse than they said; I need a quote.'],
    ['es', 'Vimos a Ana, que se va a León. La cubierta está peor; necesito un presupuesto.'],
    ['fr', 'On a vu Ana, qui part à Lyon. Le toit est pire ; il me faut un devis.'],
  ])('keeps every letter and sign (%s)', (language, text) => {
    expect(splitText(text, language).join(' ')).toBe(text)
    expect(splitText(text, language)).toHaveLength(2)
  })

  test('is cut where somebody forgot all punctuation, and keeps every letter', () => {
    const text = `We met Ana. ${SPOKEN.en.replace('leeds', 'Leeds')}`
    const sentences = splitText(text, 'en')
    expect(sentences.join(' ')).toBe(text)
    expect(Math.max(...sentences.map(count))).toBeLessThanOrEqual(25)
  })

  test('keeps a long sentence with commas', () => {
    const text =
      'If the roof holds, and nobody has promised that, we wait until the spring, when the men are back, '.repeat(3)
    expect(splitText(`${text}and pay.`, 'en')).toHaveLength(1)
  })
})

test('loses no word and makes no sentence too long, whatever is said', () => {
  const word = fc.constantFrom(
    ...'i we need to call ana and the report tomorrow at four que no tengo el martes je dois appeler paul on a six c’est ça'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), fc.constantFrom(...LANGUAGES), (said, language) => {
      const sentences = splitText(said.join(' '), language)
      expect(words(sentences.join(' '))).toEqual(words(said.join(' ')))
      expect(splitText(sentences.join(' '), language)).toEqual(sentences)
      // A date is not cut, however long.
      for (const sentence of sentences) expect(count(sentence)).toBeLessThanOrEqual(40)
    }),
    { numRuns: 60 },
  )
})
