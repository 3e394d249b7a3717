import { describe, expect, it } from 'vitest'
import { COACHING_CATEGORIES } from '#shared/contract/coaching.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { drawFrom, makeCoachingNote } from '#test/coaching-notes.ts'

it('needs three notes for an insight', () => {
  const followUps = [{}, {}]
  const notes = [makeCoachingNote({ followUps }), makeCoachingNote({ followUps }), makeCoachingNote({})]
  expect(Object.values(drawFrom(notes.slice(0, 2))).flat()).toEqual([])
  expect(drawFrom(notes).productivity.length).toBeGreaterThan(0)
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('gives at most five insights per category, each with evidence from the notes and something to try', () => {
    const said = [
      'Um, I think, you know, we might be late with the supplier, which is a serious problem.',
      'Well done, Ana.',
    ]
    const notes = Array.from({ length: 8 }, (_, at) =>
      makeCoachingNote({
        daysAgo: at + 1,
        said,
        decisions: [`We agreed to change the supplier of number ${at}, maybe.`],
        questions: ['Who pays for the delay?'],
        followUps: [{ who: 'Ana', dueDate: '2026-03-02' }, { who: 'Ana' }, { who: 'Tom' }, {}, { who: 'me' }],
      }),
    )
    const insights = drawFrom(notes, language)
    for (const category of COACHING_CATEGORIES) {
      expect(insights[category].length).toBeGreaterThan(1)
      expect(insights[category].length).toBeLessThanOrEqual(5)
      for (const { text, tryThis, evidence } of insights[category]) {
        expect(`${text} ${tryThis}`).not.toMatch(/undefined|NaN|\$\{| {2}|\.\./)
        expect(evidence.length).toBeLessThanOrEqual(3)
        for (const { noteId } of evidence) expect(notes.map(({ id }) => id)).toContain(noteId)
      }
    }
  })
})
