import { describe, expect, it, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { findDatesApart } from '../dates/find-dates.ts'
import { judgeStatements } from './judge-statements.ts'
import { decodeModel, encodeModel, probabilityOf, scoreOf } from './linear-model.ts'
import type { StatementKind } from './statement-kinds.ts'

const SPOKEN = { recordedAt: new Date('2026-03-04T09:00:00Z'), timezone: 'UTC' }

function judge(text: string, language: Language) {
  const sentence = { index: 0, start: 0, end: 1, text }
  const judged = judgeStatements(
    [{ sentence, dates: findDatesApart(text, language, SPOKEN) }],
    SPOKEN,
    packOf(language),
  )
  if (!judged) throw new Error(`no model for ${language}`)
  return judged
}

describe('what a clause states', () => {
  it.each<[Language, string, StatementKind, 'likely' | 'unlikely']>([
    ['en', 'I need to ring the surveyor by Tuesday.', 'mine', 'likely'],
    ['en', 'Olga is going to draft the tender by Tuesday.', 'theirs', 'likely'],
    ['en', 'I rang the surveyor on Tuesday, and he was very kind.', 'task', 'unlikely'],
    ['en', 'If I had a boat I would sail to Norway.', 'task', 'unlikely'],
    ['en', "We decided to keep the old logo, and that's final.", 'decision', 'likely'],
    ['en', 'The hearing is on the ninth of May at ten in the morning.', 'event', 'likely'],
    ['en', 'Who pays for the scaffolding?', 'question', 'likely'],
    ['es', 'Tengo que llamar al perito antes del martes.', 'mine', 'likely'],
    ['es', 'Olga va a redactar la oferta para el martes.', 'task', 'likely'],
    ['es', 'Llamé al perito el martes y fue muy amable.', 'task', 'unlikely'],
    ['es', 'La vista es el nueve de mayo a las diez de la mañana.', 'event', 'likely'],
    ['fr', "Je dois appeler l'expert avant mardi.", 'mine', 'likely'],
    ['fr', "Olga va rédiger l'offre pour mardi.", 'theirs', 'likely'],
    ['fr', "J'ai appelé l'expert mardi, il a été charmant.", 'task', 'unlikely'],
    ['fr', "L'audience est le neuf mai à dix heures du matin.", 'event', 'likely'],
    // Covers what others want from the speaker, what the speaker is owed, the present tense as a promise, and nobody named.
    ['en', 'Someone from the pharmacy has to restock before the weekend.', 'open', 'likely'],
    ['en', "The lawyers still haven't sent the draft.", 'task', 'likely'],
    ['en', 'The ball is in Tom’s court for the venue.', 'task', 'likely'],
    ['es', 'Mi hermana quiere que le busque un piso.', 'mine', 'likely'],
    ['es', 'El lunes llamo a Pilar.', 'mine', 'likely'],
    ['es', 'Me toca a mí llamar al administrador.', 'mine', 'likely'],
    ['fr', 'Elle doit me donner le code.', 'theirs', 'likely'],
    ['fr', "Lundi j'appelle le plombier.", 'mine', 'likely'],
    ['fr', "J'en parle à l'hébergeur cet après-midi.", 'mine', 'likely'],
    ['fr', 'Ma sœur a voulu que je garde ses enfants, et je les ai gardés.', 'task', 'unlikely'],
    ['es', 'Mi hermana quería que le buscara un piso y se lo busqué.', 'task', 'unlikely'],
  ])('%s: %s is %s: %s', (language, text, kind, expected) => {
    const best = Math.max(...judge(text, language).statements.map(({ probability }) => probability[kind]))
    expect(best > 0.5).toBe(expected === 'likely')
  })
})

test('cuts speech without punctuation where a new statement begins', () => {
  const text = 'we were in york all day i need to ring the surveyor by tuesday'
  const said = judge(text, 'en').statements.map(({ from, to }) => text.slice(from, to))
  expect(said).toEqual(['we were in york all day', 'i need to ring the surveyor by tuesday'])
})

test.each<[Language, string[]]>([
  [
    'en',
    ['okay so the boiler man came this morning', 'and i have to send him the deposit tonight', 'we had soup for lunch'],
  ],
  [
    'es',
    [
      'hemos comido en casa de mi madre',
      'tengo que mandarle la fianza al técnico esta noche',
      'no ha parado de llover',
    ],
  ],
  ['fr', ['le plombier est venu ce matin', "je dois lui envoyer l'acompte ce soir", 'il a plu toute la journée']],
])('cuts bare speech by the whole run (%s)', (language, expected) => {
  const text = expected.join(' ')
  expect(judge(text, language).statements.map(({ from, to }) => text.slice(from, to))).toEqual(expected)
})

test('never cuts inside a word', () => {
  const text = Array.from({ length: 40 }, (_, at) => `a${at}`).join('')
  expect(judge(text, 'en').statements).toMatchObject([{ from: 0, to: text.length }])
})

test('never cuts a number at its point', () => {
  const text = "Her potassium's come back at 5.8, so she needs a test."
  expect(judge(text, 'en').statements.filter(({ from }) => text.slice(from - 2, from) === '5.')).toEqual([])
})

test('cuts the longest run into statements that cover all of its words', () => {
  const text = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ')
  const { statements } = judge(text, 'en')
  expect(statements.map(({ from, to }) => text.slice(from, to)).join(' ')).toBe(text)
  expect(Math.max(...statements.map(({ from, to }) => text.slice(from, to).split(' ').length))).toBeLessThanOrEqual(25)
})

test('judges words on their own, wherever the statements begin', () => {
  const text = 'lovely weather today and i must call the notary'
  const { judgeWords, statements } = judge(text, 'en')
  const sentence = statements[0]?.sentence
  if (!sentence) throw new Error('no statement')
  expect(judgeWords(sentence, text.indexOf('i must'), text.length).task).toBeGreaterThan(0.5)
  expect(judgeWords(sentence, 0, text.indexOf(' and')).task).toBeLessThan(0.5)
})

test('finds nothing in a text without words', () => {
  expect(judge('…', 'en').statements).toEqual([])
})

test('reads back the model that it wrote', () => {
  const heads = [
    { name: 'a', weights: Int8Array.of(1, -2, 127, -128), scale: 0.5, slope: 1.5, shift: -1 },
    { name: 'b', weights: Int8Array.of(0, 0, 3, 0), scale: 2, slope: 1, shift: 0 },
  ]
  const model = { bits: 2, corpus: 'hash', heads }
  expect(decodeModel(encodeModel(model))).toEqual(model)
  const [first] = heads
  if (!first) throw new Error('no head')
  // The first two bits of a feature select its weight.
  expect(scoreOf(first, [0b11 << 30], 2)).toBe(-64)
  expect(probabilityOf(first, 2 / 3)).toBe(0.5)
})
