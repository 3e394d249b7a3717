import { toSentences } from '#server/speech/sentences.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/**
 * Turns live captions into sentences. Browsers give no times, so the utterances, one per line, are spread over the
 * note's speech by their length. Plain words get a capital and a full stop, as with any engine.
 * @param speech from the start of the first speech to the end of the last, in seconds.
 */
export function readCaptions(
  captions: string,
  speech: { start: number; end: number },
  language: Language | null,
): Sentence[] {
  const utterances = captions.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  const letters = utterances.reduce((sum, utterance) => sum + utterance.length, 0)
  const sentences: Sentence[] = []
  let before = 0
  for (const utterance of utterances) {
    const timeAfter = (count: number) => speech.start + ((speech.end - speech.start) * count) / letters
    const span = { index: 0, start: timeAfter(before), end: timeAfter(before + utterance.length) }
    const found = toSentences(span, { text: utterance, parts: [], language }, sentences.length)
    // One call can't take 150,000 arguments.
    for (const sentence of found) sentences.push(sentence)
    before += utterance.length
  }
  return sentences
}
