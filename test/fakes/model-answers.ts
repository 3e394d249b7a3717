import type { PartAnswer } from '#server/analysis/llm/answer-schema.ts'

/** A numbered line of the fenced text in a request. */
interface FencedLine {
  index: number
  text: string
}

/** Returns the numbered lines between the fences of a request. Lines between dashes only name the speaker. */
export function readFenced(prompt: string): FencedLine[] {
  const [, inside = ''] = /^<(?:[a-z]+-[0-9a-f]{24})>\n(.*)\n<\/[a-z]+-[0-9a-f]{24}>$/ms.exec(prompt) ?? []
  return inside.split('\n').flatMap((line) => {
    if (/^— .+ —$/.test(line)) return []
    const [, index, text = ''] = /^\[(\d+)\] (.*)$/.exec(line) ?? []
    if (index === undefined) throw new Error(`a line without a number: ${line}`)
    return [{ index: Number(index), text }]
  })
}

/** Creates an answer that covers the whole part and finds only the items in `said`. */
export function answerPart(prompt: string, said: Partial<PartAnswer> = {}): PartAnswer {
  const lines = readFenced(prompt)
  return {
    firstSentence: lines[0]?.index ?? -1,
    lastSentence: lines.at(-1)?.index ?? -1,
    title: 'A note',
    summary: 'Something was said.',
    names: [],
    tags: [],
    sentimentScore: 3,
    keyPoints: [],
    actionItems: [],
    events: [],
    decisions: [],
    questions: [],
    ...said,
  }
}

export function sayFollowUp(said: Partial<PartAnswer['actionItems'][number]>): PartAnswer['actionItems'][number] {
  const plain = {
    title: 'Do it',
    description: '',
    who: null,
    counterpart: null,
    dateWords: null,
    priority: 'medium' as const,
  }
  return { ...plain, sentence: 0, quote: '', ...said }
}

export function sayEvent(said: Partial<PartAnswer['events'][number]>): PartAnswer['events'][number] {
  const plain = { title: 'Meeting', description: '', dateWords: null, place: null, people: [], confidence: 0.8 }
  return { ...plain, sentence: 0, quote: '', ...said }
}
