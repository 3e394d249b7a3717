import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import type { Recognition, RecognitionRequest, SpeechEngine } from '#server/speech/engine.ts'
import type { Language } from '#shared/languages.ts'
import { type Drift, findDrift, identifyLanguage } from './find-drift.ts'
import { readWords } from './read-words.ts'

/** A text that is not in the expected language, and how it was made. */
export interface DriftedText {
  text: string
  drift: Drift
  expected: Language
  /** Whether it was written by an engine or model other than the one that is to recognise it again. */
  isIndependent: boolean
}

/**
 * `replaced`: the second text is the right one. `confirmed`: the first text is right, because that language was spoken.
 * `unsettled`: nothing shows which is right.
 */
export type Outcome = { kind: 'replaced'; recognition: Recognition } | { kind: 'confirmed' } | { kind: 'unsettled' }

/** Minimum share of the same words in the same order at which two engines have recognised that language. */
const AGREEMENT = 0.6

/** Minimum share of the first text's words in a second text. With fewer, speech has been lost. */
const LEAST_KEPT = 0.5

/** Minimum number of words. An engine that detects the language by itself is often wrong on fewer. */
const ENOUGH_WORDS = 8

/**
 * Has a segment recognised again by an engine that is told the expected language, and finds which text is right.
 *
 * An engine writes in the language it is told even if another was spoken: it translates. So that its text is in the
 * expected language proves nothing. What proves another language is that the engine finds it when it is told none or,
 * if it must be told one, that it writes the words of the first text when told the other. An engine that hears its own
 * text again can't confirm itself: a long text then stays, unsettled.
 * @throws as `SpeechEngine.transcribe` does.
 */
export async function hearAgain(
  engine: SpeechEngine,
  request: Omit<RecognitionRequest, 'language'>,
  drifted: DriftedText,
): Promise<Outcome> {
  const { text, drift, expected, isIndependent } = drifted
  const told = await recogniseWithCare(engine, { ...request, language: expected })
  const words = countWords(text)
  if (countWords(told.text) < words * LEAST_KEPT) return { kind: 'unsettled' }
  const isStillDrifted = findDrift(told.text, expected) !== null
  // Another engine still writes the other language although it was told the expected one. The same engine may just
  // ignore what it is told.
  if (isStillDrifted) return isIndependent && agrees(text, told.text) ? { kind: 'confirmed' } : { kind: 'unsettled' }
  const replaced: Outcome = { kind: 'replaced', recognition: { ...told, language: expected } }
  if (!isIndependent) return drift.whole && words >= ENOUGH_WORDS ? { kind: 'unsettled' } : replaced
  return (await isSpoken(engine, request, drifted)) ? { kind: 'confirmed' } : replaced
}

/** Returns whether a second engine finds that the language of a drifted text was spoken. */
async function isSpoken(
  engine: SpeechEngine,
  request: Omit<RecognitionRequest, 'language'>,
  { text, drift, expected }: DriftedText,
): Promise<boolean> {
  if (drift.to === null) return false
  if (engine.capabilities.detectsLanguage) {
    const found = await recogniseWithCare(engine, { ...request, language: null })
    if (!drift.whole) return findDrift(found.text, expected)?.to === drift.to
    return (identifyLanguage(found.text) ?? found.language) === drift.to
  }
  // An engine that can't detect the language writes the whole segment in the one it is told.
  return drift.whole && agrees(text, (await recogniseWithCare(engine, { ...request, language: drift.to })).text)
}

/** Returns whether two texts are mostly the same words in the same order. */
function agrees(one: string, other: string): boolean {
  const words = readWords(one).map(({ text }) => text)
  const others = readWords(other).map(({ text }) => text)
  return countCommon(words, others) >= AGREEMENT * Math.max(words.length, others.length, 1)
}

/** Returns the length of the longest common subsequence. */
function countCommon(words: readonly string[], others: readonly string[]): number {
  let row = new Array<number>(others.length + 1).fill(0)
  for (const word of words) {
    const next = [0]
    for (const [at, other] of others.entries()) {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
