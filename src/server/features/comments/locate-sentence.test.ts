import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { locateSentence } from './locate-sentence.ts'

const SENTENCES = say(['We meet Sarah on Friday at ten.', 'Yes.', 'The budget is too small for that.', 'Yes.'])

/** Builds sentences of three seconds each. */
function say(texts: readonly string[], from = 0): Sentence[] {
  return texts.map((text, index) => ({ index, start: from + index * 3, end: from + index * 3 + 2.8, text }))
}

function anchorAt(sentence: number, sentences = SENTENCES) {
  const { start = 0, text: quote = '' } = sentences[sentence] ?? {}
  return { version: 1, sentence, start, quote }
}

function remove(sentences: readonly Sentence[], gone: number): Sentence[] {
  return sentences.filter(({ index }) => index !== gone).map((sentence, index) => ({ ...sentence, index }))
}

describe('the sentence of an anchor', () => {
  it('is the one with its index in the same version', () => {
    expect(locateSentence(anchorAt(3), { version: 1, sentences: SENTENCES })).toBe(3)
    expect(locateSentence(anchorAt(9), { version: 1, sentences: SENTENCES })).toBeNull()
  })

  it('is found at its moment after every word was edited', () => {
    const sentences = SENTENCES.map((one) => (one.index === 1 ? { ...one, text: 'Certainly not' } : one))
    expect(locateSentence(anchorAt(1), { version: 2, sentences })).toBe(1)
  })

  it('is gone once removed, even if the same word is said again later', () => {
    expect(locateSentence(anchorAt(1), { version: 2, sentences: remove(SENTENCES, 1) })).toBeNull()
  })

  it('is found by its words where another transcription moved it', () => {
    const sentences = say(['Um.', 'We meet Sara on Friday at 10.', 'The budget is too small for that.'], 0.4)
    expect(locateSentence(anchorAt(0), { version: 2, sentences })).toBe(1)
  })

  it('is found within a longer sentence', () => {
    const sentences = [
      { index: 0, start: 0.3, end: 9, text: 'We meet Sarah on Friday at ten, yes, the budget is small.' },
    ]
    expect(locateSentence(anchorAt(0), { version: 2, sentences })).toBe(0)
  })

  it('is found without reading what was said at another time', () => {
    const distant = {
      index: 4,
      start: 60,
      end: 63,
      get text(): string {
        throw new Error('a sentence a minute later was read')
      },
    }
    expect(locateSentence(anchorAt(1), { version: 2, sentences: [...SENTENCES, distant] })).toBe(1)
  })

  it('is not found by the same words at another time', () => {
    expect(
      locateSentence(anchorAt(0), { version: 2, sentences: say(['We meet Sarah on Friday at ten.'], 60) }),
    ).toBeNull()
  })
})

const transcript = fc
  .array(fc.tuple(fc.lorem({ mode: 'sentences', maxCount: 1 }), fc.double({ min: 0.2, max: 9, noNaN: true })), {
    minLength: 2,
    maxLength: 12,
  })
  .map((spoken) => {
    let end = 0
    return spoken.map(([text, seconds], index): Sentence => {
      const start = end + 0.1
      end = start + seconds
      return { index, start, end, text }
    })
  })

describe('in any transcript', () => {
  it('the anchored sentence survives edits of any sentence and the removal of others', () => {
    const edits = fc.array(fc.string(), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(transcript, fc.nat(), edits, (sentences, seed, texts) => {
        const chosen = seed % sentences.length
        const removed = (chosen + 1) % sentences.length
        const edited = remove(
          sentences.map((one) => ({ ...one, text: texts[one.index] || one.text })),
          removed,
        )
        const found = locateSentence(anchorAt(chosen, sentences), { version: 2, sentences: edited })
        expect(edited[found ?? -1]?.start).toBe(sentences[chosen]?.start)
      }),
    )
  })

  it('the result is an index of the text or null, whatever the text has become', () => {
    fc.assert(
      fc.property(transcript, transcript, fc.nat(), (before, after, seed) => {
        const found = locateSentence(anchorAt(seed % before.length, before), { version: 2, sentences: after })
        expect(found === null || after.some(({ index }) => index === found)).toBe(true)
      }),
    )
  })
})
