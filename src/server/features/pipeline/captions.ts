import { setImmediate as nextTurn } from 'node:timers/promises'
import { MAX_WORDS } from '#server/analysis/statements/sentence-starts.ts'
import { cutIntoStretches, toSentences } from '#server/speech/sentences.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_SENTENCE_LENGTH } from '#shared/limits.ts'

/**
 * Yield to the event loop after this many letters, which take about 10 ms: captions as long as they may be take a second,
 * in which a process could answer nobody.
 */
const LETTERS_PER_TURN = 4000

/**
 * Keep at most this many sentences apart; six hours of speech have about 10,000. Captions can be 150,000 sentences of one letter,
 * which are 13 MB of JSON for each view of the note and keep a process busy for 0.3 s.
 */
const MAX_SENTENCES = 20_000

/**
 * Turns live captions into sentences. Browsers give no times, so the utterances, one per line, are spread over the
 * note's speech by their length. Plain words get a capital and a full stop, as with any engine. Far too many sentences for speech
 * are joined into longer ones.
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
  return sentences.length > MAX_SENTENCES ? joinShort(sentences) : sentences
}

/** Joins neighbouring sentences as long as they have no more words together than a sentence of bare words. */
function joinShort(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  let words = 0
  for (const sentence of sentences) {
    const open = joined.at(-1)
    const more = sentence.text.split(' ').length
    const text = open ? `${open.text} ${sentence.text}` : ''
    if (open && words + more <= MAX_WORDS && text.length <= MAX_SENTENCE_LENGTH) {
      Object.assign(open, { end: sentence.end, text })
      words += more
    } else {
      joined.push({ ...sentence, index: joined.length })
      words = more
    }
  }
  return joined
}
