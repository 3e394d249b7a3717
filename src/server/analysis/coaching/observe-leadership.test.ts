import { describe, expect, it } from 'vitest'
import { drawFrom, type MadeNote, makeCoachingNote, textsOf } from '#test/coaching-notes.ts'

describe('leadership', () => {
  it('counts the speaker’s own follow-ups and those of others', () => {
    const mine = [1, 2, 3, 4].map(() => ({ who: 'me' }))
    expect(
      textsOf([makeCoachingNote({ followUps: mine }), makeCoachingNote({}), makeCoachingNote({})], 'leadership'),
    ).toContain('4 of 4 tasks with an owner are your own.')
    const given = ['Ana', 'Ana', 'ana', 'Tom'].map((who) => ({ who }))
    const texts = textsOf(
      [makeCoachingNote({ followUps: given }), makeCoachingNote({}), makeCoachingNote({})],
      'leadership',
    )
    expect(texts).toContain('3 of 4 tasks that others own are with Ana.')
    expect(texts).toContain('4 of 4 tasks that others own have no date.')
  })

  it('names nobody as having the most follow-ups in a tie or with a lead of one', () => {
    for (const names of [
      ['Ana', 'Ana', 'Tom', 'Tom'],
      ['Ana', 'Ana', 'Ana', 'Tom', 'Tom'],
    ]) {
      const followUps = names.map((who) => ({ who }))
      expect(
        textsOf([makeCoachingNote({ followUps }), makeCoachingNote({}), makeCoachingNote({})], 'leadership').join(),
      ).not.toContain('with Ana')
    }
  })

  it('finds thanks, and says nothing if there are none', () => {
    const thanks = makeCoachingNote({ said: ['Thanks to Maria for the numbers.'] })
    const others = [1, 2, 3, 4, 5].map(() => makeCoachingNote({}))
    expect(textsOf([thanks, ...others], 'leadership')).toEqual(['You thank or praise somebody in 1 of 6 notes.'])
    expect(textsOf(others, 'leadership')).toEqual([])
  })

  describe.each([
    [
      'en',
      'I am worried about the supplier again.',
      'The supplier is on the phone.',
      'supplier',
      'I am very worried about Harwood.',
    ],
    [
      'es',
      'Estoy preocupada por el proveedor otra vez.',
      'El proveedor está al teléfono.',
      'proveedor',
      'Estoy muy preocupada por Harwood.',
    ],
    [
      'fr',
      'Je suis inquiète pour le fournisseur encore.',
      'Le fournisseur est au téléphone.',
      'fournisseur',
      'Je suis très inquiète pour Harwood.',
    ],
  ] as const)('in %s', (language, worry, calm, subject, named) => {
    const worryIn = (...notes: MadeNote[]) =>
      drawFrom([...notes, {}, {}].map((note) => makeCoachingNote({ language, ...note }))).leadership.find(({ text }) =>
        text.includes('concern'),
      )
    const tags = [subject]

    it('finds a tagged subject or a name in three sentences of concern', () => {
      const found = worryIn({ said: [worry, worry], tags }, { said: [worry], tags })
      expect(found?.text).toBe(`‘${subject}’ comes back in 3 sentences of concern, in 2 of 4 notes.`)
      expect(found?.evidence.map(({ quote }) => quote)).toEqual([worry, worry, worry])
      expect(worryIn({ said: [named, named] }, { said: [named] })?.text).toContain('‘Harwood’ comes back in 3')
    })

    it('ignores a subject in fewer sentences or notes, one that is no theme, and one that is mostly no concern', () => {
      expect(worryIn({ said: [worry], tags }, { said: [worry], tags })).toBeUndefined()
      expect(worryIn({ said: [worry, worry, worry], tags })).toBeUndefined()
      expect(worryIn({ said: [worry, worry] }, { said: [worry] })).toBeUndefined()
      const usual = [worry, calm, calm, calm]
      expect(worryIn({ said: [...usual, worry], tags }, { said: usual, tags })).toBeUndefined()
      const gloomy = [worry, named.replace('Harwood', 'Delft'), named.replace('Harwood', 'Oslo')]
      expect(worryIn({ said: [...gloomy, ...gloomy], tags }, { said: gloomy, tags })).toBeUndefined()
    })
  })
})
