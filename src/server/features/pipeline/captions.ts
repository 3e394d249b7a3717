import { setImmediate as nextTurn } from 'node:timers/promises'
import { cutIntoStretches, toSentences } from '#server/speech/sentences.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/**
 * Yield to the event loop after this many letters, which take about 10 ms: captions as long as they may be take a second,
 * in which a process could answer nobody.
 */
const LETTERS_PER_TURN = 4000

/**
 * Turns live captions into sentences. Browsers give no times, so the utterances, one per line, are spread over the
 * note's speech by their length. Plain words get a capital and a full stop, as with any engine.
 * @param speech from the start of the first speech to the end of the last, in seconds.
 */
export async function readCaptions(
  captions: string,
  speech: { start: number; end: number },
  language: Language | null,
): Promise<Sentence[]> {
  const utterances = captions.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  const stretches = utterances.flatMap(cutIntoStretches)
  const letters = stretches.reduce((sum, stretch) => sum + stretch.length, 0)
  const timeAfter = (count: number) => speech.start + ((speech.end - speech.start) * count) / letters
  const sentences: Sentence[] = []
  let before = 0
  let lastTurn = 0
  for (const stretch of stretches) {
    const after = before + stretch.length
    const span = { index: 0, start: timeAfter(before), end: timeAfter(after) }
    const found = toSentences(span, { text: stretch, parts: [], language }, sentences.length)
    // One call can't take 150,000 arguments.
    for (const sentence of found) sentences.push(sentence)
    before = after
    if (after - lastTurn < LETTERS_PER_TURN) continue
    lastTurn = after
    await nextTurn()
  }
  return sentences
}
