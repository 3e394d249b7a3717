import { describe, expect, it } from 'vitest'
import { drawFrom, makeCoachingNote, textsOf } from '#test/coaching-notes.ts'
import type { CoachingNote } from './coaching-note.ts'

describe('communication', () => {
  const FILLED = 'Um, so we, you know, met the team and, um, looked at the plan for next year together.'
  it('counts fillers and names the most common as spoken', () => {
    const notes = [1, 2, 3, 4].map(() => makeCoachingNote({ said: [FILLED] }))
    const [first] = drawFrom(notes).communication
    expect(first?.text).toMatch(
      /of every 100 words you say fill a pause \(12 times\), most often ‘um’ and ‘you know’\./,
    )
    expect(first?.evidence[0]).toMatchObject({ quote: FILLED, noteId: notes[0]?.id })
    expect(first?.tryThis).not.toBe('')
  })

  it('calls no phrase the most common if others are about as common', () => {
    const said = [`${FILLED} Hmm, I mean, so yeah, it went well.`, 'Er, hmm, I mean, so yeah.']
    const [first] = drawFrom([1, 2, 3, 4].map(() => makeCoachingNote({ said }))).communication
    expect(first?.text).toMatch(/, among them ‘um’, ‘hmm’,? and ‘I mean’\.$/)
  })

  it('needs fillers in two places', () => {
    const notes = [makeCoachingNote({ said: [`Um, um, um, ${'we looked at the plan together '.repeat(12)}.`] })]
    expect(textsOf([...notes, makeCoachingNote({}), makeCoachingNote({})], 'communication').join()).not.toContain(
      'pause',
    )
  })

  const PLAIN =
    'We looked at the plan for the north and the south and agreed on the next steps for the whole of the year.'
  it('measures the speaking pace', () => {
    const notes = [
      makeCoachingNote({ said: [PLAIN, PLAIN] }),
      makeCoachingNote({ said: [PLAIN, PLAIN] }),
      makeCoachingNote({}),
    ]
    expect(textsOf(notes, 'communication').join()).toContain('120 words per minute on average')
  })

  const atPace = (note: CoachingNote, factor: number): CoachingNote => ({
    ...note,
    facts: { ...note.facts, speechSeconds: note.facts.speechSeconds / factor },
  })
  it('calls the pace easy only if it is easy in each note', () => {
    const notes = [1, 1, 2].map((factor) => atPace(makeCoachingNote({ said: [PLAIN, PLAIN] }), factor))
    expect(textsOf(notes, 'communication').join()).not.toContain('easy to follow')
  })

  it('reports a change of pace that most newer notes show', () => {
    const change = (factors: number[]) =>
      textsOf(
        factors.map((factor) => atPace(makeCoachingNote({ said: [PLAIN, PLAIN] }), factor)),
        'communication',
      ).join()
    expect(change([1.2, 1.2, 1.2, 1, 1, 1])).toContain('Your pace has risen from 120 to 144')
    expect(change([2.2, 0.95, 0.95, 1, 1, 1])).not.toContain('has risen')
  })

  it('says nothing about what the words do not show, such as few fillers or short sentences', () => {
    const said = Array(20).fill('We looked at the plan for the north and agreed on it.')
    expect(
      textsOf(
        [1, 2, 3].map(() => makeCoachingNote({ said })),
        'communication',
      ),
    ).toEqual(['Your pace is easy to follow: 120 words per minute on average, between 120 and 120.'])
  })

  it('counts the words of long sentences, and quotes some', () => {
    const long = drawFrom([1, 2, 3].map(() => makeCoachingNote({ said: [PLAIN, PLAIN] }))).communication.find(
      ({ text }) => text.startsWith('Your sentences have '),
    )
    expect(long?.text).toBe('Your sentences have 23 words on average, up to 23.')
    expect(long?.evidence.map(({ quote }) => quote)).toEqual([PLAIN, PLAIN, PLAIN])
  })
})
