import { describe, expect, it } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { gatherNoteFacts } from './gather-facts.ts'

function say(...texts: string[]): Sentence[] {
  return texts.map((text, index) => ({ index, start: index * 10, end: index * 10 + 8, text }))
}

const count = (kind: 'fillers' | 'hedges' | 'recognition', language: Language, text: string) =>
  gatherNoteFacts(say(text), language)[kind].count

describe('fillers', () => {
  it.each<[Language, string, number]>([
    ['en', 'Um, so the launch is, you know, a bit late.', 2],
    ['en', 'I mean, it was, like, basically done.', 3],
    ['en', 'Do you know who signs? Let you know what kind of contract it is.', 0],
    ['en', 'I like the plan and I’d like more of the same kind of work.', 0],
    ['en', 'It is sort of finished.', 1],
    ['es', 'O sea, la reunión fue, eh, bastante larga.', 2],
    ['es', 'Bueno, pues vamos tarde, ¿sabes?', 3],
    ['es', 'Este informe es bueno y ya sabes quién lo firma.', 0],
    ['es', 'A ver si llega el contrato.', 0],
    ['es', 'Este, digamos, presupuesto no cuadra, ¿no?', 3],
    ['fr', 'Euh, du coup on décale la réunion.', 2],
    ['fr', 'Ben en fait, c’est fini, quoi.', 3],
    ['fr', 'Elle en fait partie, et voilà le contrat.', 0],
    ['fr', 'Je ne sais pas de quoi, ni sur quoi, on parle.', 0],
    ['fr', 'Bon, tu vois, c’est, genre, presque prêt.', 3],
  ])('%s: %s', (language, text, expected) => expect(count('fillers', language, text)).toBe(expected))
})

describe('hedges', () => {
  it.each<[Language, string, number]>([
    ['en', 'I think we might sign, maybe on Friday.', 3],
    ['en', 'We sign on Friday and I think about Boston.', 0],
    ['en', 'I’m not sure, it seems late.', 2],
    ['es', 'Creo que quizá lleguemos, más o menos.', 3],
    ['es', 'A lo mejor firmamos; no estoy segura.', 2],
    ['es', 'Firmamos el viernes.', 0],
    ['fr', 'Je pense qu’on va peut-être signer.', 2],
    ['fr', 'A priori ça passe, mais je ne suis pas sûr.', 2],
    ['fr', 'On signe vendredi, je pense à Lyon.', 0],
  ])('%s: %s', (language, text, expected) => expect(count('hedges', language, text)).toBe(expected))
})

describe('recognition', () => {
  it.each<[Language, string, number]>([
    ['en', 'Remind me to thank Maria for the deck.', 1],
    ['en', 'Great job by the whole team, I’m proud of them.', 1],
    ['en', 'We are late, thanks to the strike.', 0],
    ['en', 'The work is not finished.', 0],
    ['en', 'The client praised our offer, and he is proud of it.', 0],
    ['en', 'We are safe thanks to Brexit.', 0],
    ['es', 'Gracias a Lucía por el informe.', 1],
    ['es', 'Quiero felicitar a Pedro, ha hecho un gran trabajo.', 1],
    ['es', 'El trabajo sigue pendiente.', 0],
    ['es', 'Llegamos tarde gracias a la huelga.', 0],
    ['es', 'El jefe felicitó a Pedro.', 0],
    ['fr', 'Merci à Claire pour son aide.', 1],
    ['fr', 'Il faut féliciter Paul, beau travail.', 1],
    ['fr', 'Le travail n’est pas fini.', 0],
    ['fr', 'Il a été remercié en mars, et il est fier de lui.', 0],
  ])('%s: %s', (language, text, expected) => expect(count('recognition', language, text)).toBe(expected))
})

describe('reversals', () => {
  const reversals = (language: Language, ...texts: string[]) => gatherNoteFacts(say(...texts), language).reversals

  it.each<[Language, string]>([
    ['en', 'I changed my mind about the Berlin office.'],
    ['en', 'On second thought, we keep the supplier.'],
    ['en', 'We are not opening in Lyon after all.'],
    ['en', 'We have gone back and we scrapped the plan for the depot.'],
    ['es', 'Hemos cambiado de opinión sobre la oficina.'],
    ['es', 'Pensándolo mejor, nos quedamos con el proveedor.'],
    ['es', 'Al final no vamos a alquilar la nave.'],
    ['fr', 'J’ai changé d’avis pour le bureau de Lyon.'],
    ['fr', 'Finalement on ne déménage pas l’atelier.'],
    ['fr', 'Nous revenons sur notre décision pour le bail.'],
  ])('%s: %s', (language, text) => expect(reversals(language, text)).toHaveLength(1))

  it.each<[Language, string]>([
    ['en', 'After all the work, it is done.'],
    ['en', 'The tournament is not taking place after all.'],
    ['en', 'Tom changed his mind about the office.'],
    ['en', 'I have not changed my mind about the office.'],
    ['en', 'Tell me if I changed my mind about the office.'],
    ['es', 'Cambio de proveedor en marzo.'],
    ['es', 'Al final no se celebra el torneo.'],
    ['es', 'El cliente puede cambiar de opinión.'],
    ['es', 'No he cambiado de idea sobre la nave.'],
    ['fr', 'On change de fournisseur en mars.'],
    ['fr', 'Finalement le tournoi n’a pas lieu.'],
    ['fr', 'Le client a changé d’avis.'],
    ['fr', 'Je n’ai pas changé d’avis sur le bail.'],
  ])('%s: are not found if they are somebody else’s, about an event or denied: %s', (language, text) =>
    expect(reversals(language, text)).toEqual([]),
  )

  it('are about what is said next to them or right after them', () => {
    expect(reversals('en', 'I changed my mind about the supplier.')[0]?.topics).toEqual(['supplier'])
    expect(reversals('es', 'He cambiado de idea.', 'Nos quedamos con la nave.')[0]?.topics).toEqual(['nave'])
  })
})

describe('worries', () => {
  it.each<[Language, string, string]>([
    ['en', 'I am really worried about the supplier in Leeds.', 'supplier'],
    ['en', 'We are afraid of the delays at Harwood Mill.', 'harwood mill'],
    ['es', 'Estoy muy preocupada por el proveedor de acero.', 'proveedor'],
    ['fr', 'Je suis vraiment inquiet pour le fournisseur de Lyon.', 'fournisseur'],
  ])('%s: %s', (language, text, subject) => {
    const { worries, subjects } = gatherNoteFacts(say(text), language)
    expect(worries[0]?.subjects.map(({ key }) => key)).toContain(subject)
    expect(subjects[subject]).toBe(1)
    expect(worries[0]?.quote.quote).toBe(text)
  })

  it.each<[Language, string]>([
    ['en', 'I am delighted with the supplier in Leeds.'],
    ['en', 'The delivery for the supplier comes late.'],
    ['es', 'El pedido del proveedor es difícil.'],
    ['fr', 'La livraison du fournisseur arrive en retard.'],
  ])('%s: are not found in good news or from one word alone: %s', (language, text) =>
    expect(gatherNoteFacts(say(text), language).worries).toEqual([]),
  )

  it('count each subject in all sentences', () => {
    const { subjects } = gatherNoteFacts(say('The supplier called.', 'I met the suppliers in Leeds.'), 'en')
    expect(subjects).toMatchObject({ supplier: 2, leed: 1 })
  })
})

it('counts words, time and sentences, and keeps the first and the longest sentence', () => {
  const facts = gatherNoteFacts(say('Good morning.', 'The board meets on Tuesday at the usual place.'), 'en')
  expect(facts).toMatchObject({ words: 11, speechSeconds: 16, sentences: 2 })
  expect(facts.opening).toEqual({ quote: 'Good morning.', sentence: 0, start: 0, end: 8 })
  expect(facts.longestSentence).toMatchObject({ sentence: 1, words: 9 })
})

it('quotes the exact words around a match in an endless sentence', () => {
  const text = `${'and then we went on and on '.repeat(40)}um and that was it ${'so it went '.repeat(40)}`.trim()
  const [quote] = gatherNoteFacts(say(text), 'en').fillers.quotes
  expect(quote?.quote.length).toBeLessThanOrEqual(220)
  expect(text).toContain(quote?.quote)
  expect(quote?.quote).toContain(' um ')
  expect(quote?.start).toBeGreaterThan(0)
})

it('names phrases as they are written', () => {
  const facts = gatherNoteFacts(say('Peut-être que j’ai l’impression, peut-être.'), 'fr')
  expect(facts.hedges.phrases).toEqual({ 'peut-être': 2, 'j’ai l’impression': 1 })
})

it('counts the same per minute in an hour of bare speech as in one minute', () => {
  const clause = 'um so we, you know, looked at the plan maybe '
  const [minute, hour] = [100, 5000].map((times) => gatherNoteFacts(say(clause.repeat(times)), 'en'))
  expect(minute?.fillers.count).toBe(200)
  expect(hour?.fillers.count).toBe(10_000)
  expect(hour?.hedges.count).toBe(5000)
})

it('finds nothing in an empty note', () => {
  expect(gatherNoteFacts([], 'fr')).toMatchObject({ words: 0, opening: null, longestSentence: null, worries: [] })
  expect(gatherNoteFacts(say('…', '   '), 'es')).toMatchObject({ words: 0, sentences: 0, opening: null })
})
