import { createHash } from 'node:crypto'
import { findDrift } from '#server/speech/spoken-language/find-drift.ts'
import { readWords } from '#server/speech/spoken-language/read-words.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readSet } from './sets.ts'

/** How often a text raised an alarm when its own language was expected, and when another one was. */
export interface DriftFigure {
  set: string
  /** `segment`, or the number of words of a piece. */
  size: string
  texts: number
  falseAlarms: number
  planted: number
  hits: number
}

/** The thresholds were chosen with one half in view; the other half was kept aside. */
export type Half = 'seen' | 'aside'

interface Transcript {
  id?: string
  lang?: Language
  text: string
}

/** The sets with texts. Sets of dates without sentences around them show nothing about the language. */
const SETS = [
  'notes_gold',
  'manifest',
  'meetings_qmsum',
  'segments_qmsum',
  'actions_mtop',
  'date_mentions_mtop',
  'dates_recognizers',
  'requests_email_en',
  'keywords',
  'sentiment_tweets',
]

const PIECES = [3, 5, 8, 12]
/** Maximum number of words of a segment: about as many as are said in half a minute. Segments end with sentences. */
const SEGMENT_WORDS = 25
/** Number of words that are enough from a meeting of an hour or more. */
const MOST_WORDS = 2000
/** Minimum number of words of a text: a shorter one is too short for a piece of three words. */
const MIN_WORDS = 3

/** Evaluates the language check on the transcripts of a folder, set by set. */
export function evaluateSpokenLanguage(folder: string, half: Half): DriftFigure[] {
  return SETS.flatMap((set) => {
    const records = readSet<Transcript>(folder, set).filter((record) => halfOf(record) === half)
    if (records.length === 0) return []
    const sizes: ('segment' | number)[] = ['segment', ...PIECES]
    return sizes.map((size) => measure(set, size, records))
  })
}

function measure(set: string, size: number | 'segment', records: readonly Transcript[]): DriftFigure {
  const figure = { set, size: String(size), texts: 0, falseAlarms: 0, planted: 0, hits: 0 }
  for (const { text, lang = 'en' } of records) {
    for (const piece of size === 'segment' ? cutSegments(text) : cutPieces(text, size)) {
      if (readWords(piece).length < MIN_WORDS) continue
      figure.texts += 1
      if (findDrift(piece, lang)) figure.falseAlarms += 1
      for (const expected of LANGUAGES) {
        if (expected === lang) continue
        figure.planted += 1
        if (findDrift(piece, expected)) figure.hits += 1
      }
    }
  }
  return figure
}

/** Joins whole sentences until a segment is long enough. The speakers' names before their turns are left out. */
function cutSegments(text: string): string[] {
  const spoken = text
    .replace(/^[A-Z][\w ]+: /gm, '')
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .join(' ')
  const segments: string[] = []
  let open = ''
  for (const sentence of spoken.split(/(?<=[.!?…])\s+/)) {
    open = open === '' ? sentence : `${open} ${sentence}`
    if (open.split(' ').length < SEGMENT_WORDS) continue
    segments.push(open)
    open = ''
  }
  return open === '' ? segments : [...segments, open]
}

function cutPieces(text: string, size: number): string[] {
  const words = cutSegments(text).join(' ').split(' ')
  return Array.from({ length: Math.floor(words.length / size) }, (_, at) =>
    words.slice(at * size, (at + 1) * size).join(' '),
  )
}

/** The same utterance in three languages stays in one half. */
function halfOf({ id, text }: Transcript): Half {
  const key = (id ?? text).replace(/^(mtop-\d+)-..$/, '$1')
  return Number.parseInt(createHash('sha1').update(key).digest('hex').slice(0, 2), 16) % 2 === 1 ? 'seen' : 'aside'
}
