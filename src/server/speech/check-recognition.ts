import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { cutPieces } from './cut-pieces.ts'
import type { Recognition, RecognitionRequest, SpeechEngine } from './engine.ts'

/** Known faults of speech models: endless repetition, invented text, and a switch to another script. */
export type RecognitionFault = 'repeats' | 'too_long' | 'another_script'

/**
 * The maximum number of repeats that count as speech: people do say 'no' five times, but nobody says it eight times, or
 * a phrase four times.
 */
const MAX_REPEATS = { word: 7, phrase: 3 }

/** Maximum length of a phrase in words. The length check catches repeated phrases that are longer than this. */
const MAX_PHRASE_WORDS = 12

/** Maximum number of letters per second: auctioneers reach 25, but only for seconds, not for a whole segment. */
const MAX_LETTERS = { base: 20, perSecond: 25 }

/** All our languages use Latin letters; a name in another script is only a small part of a segment. */
const MAX_FOREIGN = 0.2

/**
 * A second attempt uses pieces of at most `longest` seconds and at most half the segment. A shorter piece can't be cut.
 */
const PIECE_SECONDS = { longest: 10, shortest: 1 }

/**
 * Recognises a segment, and tries again in smaller pieces if the result looks like a known fault: a model that has gone
 * astray starts again with each piece. If that doesn't help, keeps the first text and marks it as doubtful.
 * @throws as `SpeechEngine.transcribe` does.
 */
export async function recogniseWithCare(engine: SpeechEngine, request: RecognitionRequest): Promise<Recognition> {
  const seconds = request.samples.length / PCM_RATE
  const first = await engine.transcribe(request)
  if (!findFault(first, seconds)) return first
  const longest = Math.min(PIECE_SECONDS.longest, seconds / 2)
  if (longest < PIECE_SECONDS.shortest) return { ...first, doubtful: true }
  const second = await recogniseInPieces(engine, request, longest)
  // A text that vanishes is no better than a faulty one.
  return findFault(second, seconds) || second.text === '' ? { ...first, doubtful: true } : second
}

async function recogniseInPieces(
  engine: SpeechEngine,
  request: RecognitionRequest,
  longest: number,
): Promise<Recognition> {
  const whole: Recognition = { text: '', parts: [], language: null }
  for (const { start, samples } of cutPieces(request.samples, longest)) {
    const { text, parts, language } = await engine.transcribe({ ...request, samples })
    whole.text = `${whole.text} ${text}`.trim()
    whole.parts.push(...parts.map((part) => ({ ...part, start: part.start + start, end: part.end + start })))
    whole.language ??= language
  }
  return whole
}

/** @param seconds the length of the audio. */
export function findFault({ text }: Recognition, seconds: number): RecognitionFault | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign = letters - (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
  if (foreign > letters * MAX_FOREIGN) return 'another_script'
  if (letters > MAX_LETTERS.base + MAX_LETTERS.perSecond * seconds) return 'too_long'
  return repeats(text) ? 'repeats' : null
}

/** Returns whether a word or phrase repeats too often in direct succession. */
function repeats(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  for (let length = 1; length <= MAX_PHRASE_WORDS; length++) {
    const most = length === 1 ? MAX_REPEATS.word : MAX_REPEATS.phrase
    let same = 0
    for (let at = length; at < words.length; at++) {
      same = words[at] === words[at - length] ? same + 1 : 0
      if (same >= length * most) return true
    }
  }
  return false
}
