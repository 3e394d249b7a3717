import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StatementKind } from '#server/analysis/statements/statement-kinds.ts'
import type { Language } from '#shared/languages.ts'

/** A note written for training, cut into clauses with what each states. */
export interface TrainingNote {
  id: string
  /** The person who speaks, and how: trade, country, temper. */
  voice: string
  style: 'punctuated' | 'bare'
  /**
   * Each clause as spoken, with the first letters of what it states (empty if it states nothing), and, if it is somebody else's
   * follow-up, the words of the note that name that person ("-" if none do).
   */
  clauses: [text: string, kinds: string, owner?: string][]
}

const LETTERS: Record<string, readonly StatementKind[]> = {
  m: ['task', 'mine'],
  o: ['task', 'theirs'],
  x: ['task', 'open'],
  // Asked of the listener. Whose it is depends on the note, so it says nothing about owners.
  t: ['task'],
  d: ['decision'],
  e: ['event'],
  q: ['question'],
}

/** Reads the notes of a language from its file beside this one. */
export function readCorpus(language: Language): TrainingNote[] {
  return parseNotes(readFile(language))
}

/** Reads the notes by other voices that evaluate the judge of a language. The judge is never trained on them. */
export function readHeldOut(language: Language): TrainingNote[] {
  return parseNotes(readFile(`held-out.${language}`))
}

function parseNotes(lines: Buffer): TrainingNote[] {
  return lines
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TrainingNote)
}

/** Returns the SHA-256 of the file that {@link readCorpus} reads. */
export function hashCorpus(language: Language): string {
  return createHash('sha256').update(readFile(language)).digest('hex')
}

function readFile(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`./${name}.jsonl`, import.meta.url)))
}

/** Returns what a clause states from its letters. */
export function kindsOf(letters: string): Set<StatementKind> {
  return new Set([...letters].flatMap((letter) => LETTERS[letter] ?? []))
}
