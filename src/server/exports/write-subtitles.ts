import type { Sentence } from '#shared/contract/notes.ts'

/** The usual limits for subtitles, in characters and lines. */
const LINE_LENGTH = 42
const LINES = 2
/** Players drop a cue without a duration; sentences with estimated times may have none. */
const MIN_MS = 1

interface Cue {
  /** Length in milliseconds. */
  start: number
  end: number
  lines: string[]
  /** The sentence that it belongs to. */
  sentence: Sentence
}

/** Returns the name of a speaker by their number; empty if it is not to be shown. */
type NameSpeaker = (number: number) => string

const NO_NAMES: NameSpeaker = () => ''

/** Writes the sentences as SubRip subtitles. The first one of each turn begins with the speaker's name. */
export function writeSrt(sentences: readonly Sentence[], nameOf = NO_NAMES): string {
  let current = ''
  const named = sentences.map((sentence) => {
    const name = oneLine(nameOf(sentence.speaker ?? 0))
    if (name === '' || name === current) return sentence
    current = name
    return { ...sentence, text: `${name}: ${sentence.text}` }
  })
  return cut(named)
    .map(({ start, end, lines }, index) => {
      // An arrow in the text would be read as a line of times.
      const text = lines.join('\r\n').replaceAll('-->', '→')
      return `${index + 1}\r\n${stamp(start, ',')} --> ${stamp(end, ',')}\r\n${text}\r\n`
    })
    .join('\r\n')
}

/** Writes the sentences as WebVTT, each in the voice of its speaker. */
export function writeVtt(sentences: readonly Sentence[], nameOf = NO_NAMES): string {
  const cues = cut(sentences).map(({ start, end, lines, sentence }) => {
    const name = oneLine(nameOf(sentence.speaker ?? 0))
    const voice = name === '' ? '' : `<v ${escapeText(name)}>`
    return `${stamp(start, '.')} --> ${stamp(end, '.')}\n${voice}${escapeText(lines.join('\n'))}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Splits sentences into cues of two lines. Divides a long sentence's time by the length of its parts. */
function cut(sentences: readonly Sentence[]): Cue[] {
  const cues: Cue[] = []
  let last = 0
  for (const sentence of sentences) {
    const lines = wrap(sentence.text)
    const letters = lines.join('').length
    const begin = Math.max(last, Math.round(sentence.start * 1000))
    const length = Math.max(0, Math.round(sentence.end * 1000) - begin)
    let said = 0
    for (let line = 0; line < lines.length; line += LINES) {
      const shown = lines.slice(line, line + LINES)
      const start = Math.max(last, begin + Math.round((length * said) / letters))
      said += shown.join('').length
      const end = Math.max(start + MIN_MS, begin + Math.round((length * said) / letters))
      cues.push({ start, end, lines: shown, sentence })
      last = end
    }
  }
  return cues
}

function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean).flatMap(splitWord)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Splits text without blanks, such as an address or Chinese, between characters. */
function splitWord(word: string): string[] {
  const characters = Array.from(word)
  const parts = Math.ceil(characters.length / LINE_LENGTH)
  return Array.from({ length: parts }, (_, part) =>
    characters.slice(part * LINE_LENGTH, (part + 1) * LINE_LENGTH).join(''),
  )
}

function stamp(milliseconds: number, point: ',' | '.'): string {
  const part = (unit: number, size: number, digits: number) =>
    String(Math.floor(milliseconds / unit) % size).padStart(digits, '0')
  const hours = String(Math.floor(milliseconds / 3_600_000)).padStart(2, '0')
  return `${hours}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${point}${part(1, 1000, 3)}`
}
