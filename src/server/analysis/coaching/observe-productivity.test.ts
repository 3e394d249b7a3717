import { describe, expect, it } from 'vitest'
import { makeCoachingNote, textsOf } from '#test/coaching-notes.ts'

describe('productivity', () => {
  const notes = [
    makeCoachingNote({ followUps: [{ who: 'me', dueDate: '2026-03-18' }, { who: null }], hour: 8 }),
    makeCoachingNote({ followUps: [{ who: null }, { who: null, dueDate: '2026-03-25' }], hour: 9 }),
    makeCoachingNote({ followUps: [{ who: 'Maria' }], hour: 15 }),
  ]
  it('counts follow-ups that have no due date, have no owner or are overdue', () => {
    expect(textsOf(notes, 'productivity')).toEqual(
      expect.arrayContaining([
        '3 of your 5 tasks have no date.',
        '3 of your 5 tasks name nobody who will do it.',
        '1 of your 5 open tasks is overdue.',
      ]),
    )
  })

  it('counts hours in the time zone of the recording', () => {
    const early = [1, 2, 3, 4].map(() => ({ ...makeCoachingNote({ hour: 3 }), timezone: 'Asia/Tokyo' }))
    expect(textsOf(early, 'productivity').join()).toContain('in the afternoon, on average around 12 pm')
  })

  it.each([
    ['a clear lead', [8, 8, 9, 9, 15], true],
    ['a tie', [8, 8, 9, 9, 14, 14, 15, 15], false],
    ['few notes', [8, 8, 9], false],
  ])('names the part of the day with %s: %s', (_, hours, isSaid) => {
    const texts = textsOf(
      hours.map((hour) => makeCoachingNote({ hour })),
      'productivity',
    ).join()
    expect(texts.includes('spoken in the morning, on average around 9 am')).toBe(isSaid)
  })

  it('calls notes brief or long by their length, and those in between neither', () => {
    const lasting = (duration: number) =>
      textsOf(
        [1, 2, 3].map(() => ({ ...makeCoachingNote({}), duration })),
        'productivity',
      )
    expect(lasting(20)).toEqual(['Your notes are brief: 20 seconds on average, up to 20 seconds.'])
    expect(lasting(100)).toEqual([])
    expect(lasting(300)).toEqual(['Your notes last 5 minutes on average, up to 5 minutes.'])
  })

  it('does not call a follow-up overdue on its due date, in any time zone', () => {
    const followUps = [{ dueDate: '2026-03-20' }, { dueDate: '2026-03-20' }, { dueDate: '2026-03-21' }]
    expect(
      textsOf([makeCoachingNote({ followUps }), makeCoachingNote({}), makeCoachingNote({})], 'productivity').join(),
    ).not.toContain('overdue')
  })
})
