import { describe, expect, it } from 'vitest'
import { drawFrom, type MadeNote, makeCoachingNote, textsOf } from '#test/coaching-notes.ts'

describe('decision making', () => {
  it('finds a matter decided twice, and decisions without a follow-up', () => {
    const notes = [
      makeCoachingNote({ daysAgo: 1, decisions: ['We agreed to move the Berlin office to Hamburg.'] }),
      makeCoachingNote({
        daysAgo: 5,
        decisions: ['We decided to keep the Berlin office in Hamburg.'],
        followUps: [{}],
      }),
      makeCoachingNote({ daysAgo: 9, decisions: ['We decided to freeze salaries.'] }),
    ]
    const texts = textsOf(notes, 'decisionMaking')
    expect(texts).toContain('The same matter was decided in 2 different notes.')
    expect(texts).toContain('No task was found in 2 of 3 notes with a decision.')
    expect(texts).toContain('You stated 3 decisions in 3 of 3 notes.')
    const again = drawFrom(notes).decisionMaking.find(({ text }) => text.startsWith('The same matter'))
    expect(again?.evidence.map(({ quote }) => quote)).toEqual(
      [notes[0], notes[1]].map((one) => one?.decisions[0]?.evidence.quote),
    )
  })

  it('does not take two decisions that share only a person or a word for one matter', () => {
    const notes = [
      makeCoachingNote({ daysAgo: 1, decisions: ['We decided that Ana Ferrer runs the shop in Lisbon.'] }),
      makeCoachingNote({ daysAgo: 5, decisions: ['We decided that Ana Ferrer gets the new laptop.'] }),
      makeCoachingNote({ daysAgo: 9, decisions: ['We decided to paint the shop.'] }),
    ]
    expect(textsOf(notes, 'decisionMaking').join()).not.toContain('same matter')
  })

  it('says nothing about decisions if there are none', () => {
    expect(textsOf([makeCoachingNote({}), makeCoachingNote({}), makeCoachingNote({})], 'decisionMaking')).toEqual([])
  })

  it('finds a question left open until a later decision mentions its subject', () => {
    const question = makeCoachingNote({ daysAgo: 12, questions: ['Who takes over the warehouse in Leeds?'] })
    const other = [makeCoachingNote({}), makeCoachingNote({})]
    expect(textsOf([...other, question], 'decisionMaking')[0]).toBe(
      '1 question from more than 7 days ago: no decision since then mentions what it is about.',
    )
    const decided = makeCoachingNote({ daysAgo: 2, decisions: ['We decided that Tom takes the warehouse.'] })
    expect(textsOf([...other, decided, question], 'decisionMaking').join()).not.toContain('question')
    const vague = makeCoachingNote({ daysAgo: 12, questions: ['What do we do now?'] })
    expect(textsOf([...other, vague], 'decisionMaking').join()).not.toContain('question')
  })

  it('counts hedged decisions', () => {
    const notes = [
      makeCoachingNote({ decisions: ['Maybe we decided to sell.', 'We decided to stay.'] }),
      makeCoachingNote({}),
      makeCoachingNote({}),
    ]
    expect(textsOf(notes, 'decisionMaking').join()).toContain('1 of 2 decisions comes with a word such as “maybe”')
  })

  describe.each([
    [
      'en',
      'We decided to leave the supplier.',
      'I changed my mind about the supplier.',
      'The board of the supplier decided to close.',
      'The fair of the supplier is not taking place after all.',
      'We decided to open the shop in Porto.',
    ],
    [
      'es',
      'Hemos decidido dejar al proveedor.',
      'He cambiado de idea sobre el proveedor.',
      'La junta del proveedor decidió cerrar.',
      'Al final no se celebra la feria del proveedor.',
      'Hemos decidido abrir la tienda de Oporto.',
    ],
    [
      'fr',
      'Nous avons décidé de quitter le fournisseur.',
      'J’ai changé d’avis sur le fournisseur.',
      'La direction du fournisseur a décidé de fermer.',
      'Finalement le salon du fournisseur n’a pas lieu.',
      'Nous avons décidé d’ouvrir le magasin de Porto.',
    ],
  ] as const)('in %s', (language, own, reversal, theirs, event, other) => {
    const foundAfter = (said: string, earlier: MadeNote) => {
      const notes = [
        makeCoachingNote({ said: [said], language }),
        makeCoachingNote({ daysAgo: 5, language, ...earlier }),
        makeCoachingNote({}),
      ]
      return drawFrom(notes).decisionMaking.find(({ text }) => text.startsWith('You changed your mind'))
    }
    it('shows a reversal with what was decided or promised before', () => {
      for (const earlier of [
        { decisions: [own] },
        { followUps: [{ who: 'me', evidence: { quote: own, start: 1 } }] },
      ]) {
        const found = foundAfter(reversal, earlier)
        expect(found?.text).toBe('You changed your mind about 1 thing you had decided or promised.')
        expect(found?.evidence.map(({ quote }) => quote)).toEqual([reversal, own])
      }
    })

    it('does not take events called off, other subjects, or what others decided or do for a reversal', () => {
      expect(foundAfter(event, { decisions: [own] })).toBeUndefined()
      expect(foundAfter(reversal, { decisions: [theirs] })).toBeUndefined()
      expect(foundAfter(reversal, { followUps: [{ who: 'Tom', evidence: { quote: own, start: 1 } }] })).toBeUndefined()
      expect(foundAfter(reversal, { decisions: [other] })).toBeUndefined()
      expect(foundAfter(reversal, {})).toBeUndefined()
    })
  })
})
