import { findPossible } from '#server/analysis/builtin/builtin-analyst.ts'
import { toActionItems } from '#server/analysis/builtin/follow-ups/action-items.ts'
import {
  confidenceOf,
  type Parameters,
  RATED_KINDS,
  type RatedKind,
  type Signals,
} from '#server/analysis/confidence/confidence.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { fitLogistic } from './fit-logistic.ts'
import { isSameAction, match, type NoteRecord, startOf, toInput } from './match-notes.ts'
import { byLanguage, readSet } from './sets.ts'
import { readUnreadOrdinary, readUnreadVoices } from './voices.ts'

/**
 * The signals that count for each kind, and whether each speaks for or against the item. Others did not improve the
 * calibration on notes that were left out.
 */
const SIGNALS: Record<RatedKind, Readonly<Record<string, 'for' | 'against'>>> = {
  task: {
    task: 'for',
    owner: 'for',
    deed: 'for',
    stated: 'for',
    words: 'for',
    short: 'against',
    unowned: 'against',
    bare: 'against',
  },
  event: { moment: 'for', clear: 'for' },
}
const FOLDS = 5
/**
 * The rules were written with the other notes in view and find almost everything in them, so a follow-up that only the judge
 * sees there is almost never right. In notes by speakers that the rules have not seen, most of these are right.
 */
const NEW_VOICES = /^(?:wide-|new-|later-|ordinary-)/

/** Something that may be a follow-up or an event, and whether it is one. */
export interface Candidate {
  kind: RatedKind
  language: Language
  /** The number of the fold: all candidates of a note are left out together. */
  fold: number
  signals: Signals
  right: boolean
}

/** A candidate with the confidence it gets when the parameters are fitted on other notes. */
export interface Unseen extends Candidate {
  confidence: number
}

/** Finds the possible events in all notes of a folder, and the possible follow-ups in those by new voices. */
export function findCandidates(folder: string): Candidate[] {
  const notes = [...readSet<NoteRecord>(folder, 'notes_gold'), ...readUnreadVoices(), ...readUnreadOrdinary()]
  return byLanguage(notes).flatMap(([language, records]) =>
    records.flatMap((record, at) =>
      candidatesOf(record)
        .filter(({ kind }) => kind !== 'task' || NEW_VOICES.test(record.id))
        .map((candidate) => ({ ...candidate, language, fold: at % FOLDS })),
    ),
  )
}

function candidatesOf(record: NoteRecord): Pick<Candidate, 'kind' | 'signals' | 'right'>[] {
  const input = toInput(record)
  const { clauses, possibleFollowUps, possibleEvents } = findPossible(input)
  const items = toActionItems(possibleFollowUps, clauses, input, packOf(record.lang).words)
  const followUps = possibleFollowUps.map(({ signals }, at) => ({ signals, item: items[at] }))
  // If several match the same expected follow-up, the likeliest one is right.
  followUps.sort((a, b) => sum(b.signals, ['rule', 'task']) - sum(a.signals, ['rule', 'task']))
  const counts = { hit: 0, missed: 0, extra: 0 }
  const rightFollowUps = match(
    record.actions,
    followUps,
    (gold, { item }) => item !== undefined && isSameAction(gold, item),
    counts,
  )
  const rightEvents = match(
    record.events,
    possibleEvents,
    (gold, { event }) => gold.start === startOf(event, record.timezone),
    counts,
  )
  const right = new Set<unknown>([...rightFollowUps, ...rightEvents].map(([, got]) => got))
  return [
    ...followUps.map((followUp) => ({ kind: 'task' as const, signals: followUp.signals, right: right.has(followUp) })),
    ...possibleEvents.map((event) => ({ kind: 'event' as const, signals: event.signals, right: right.has(event) })),
  ]
}

function sum(signals: Signals, names: readonly string[]): number {
  return names.reduce((all, name) => all + (signals[name] ?? 0), 0)
}

/** Fits the parameters of each kind on all candidates. */
export function fitParameters(candidates: readonly Candidate[]): Record<RatedKind, Parameters> {
  const of = (kind: RatedKind) => fitKind(kind, candidates)
  return { task: of('task'), event: of('event') }
}

function fitKind(kind: RatedKind, candidates: readonly Candidate[]): Parameters {
  const own = candidates.filter((candidate) => candidate.kind === kind)
  const senses = Object.entries(SIGNALS[kind])
  const fitted = fitSignals(own, Object.keys(SIGNALS[kind]))
  // With few candidates a signal may seem to speak for the opposite; then it is left out.
  const sensible = senses
    .filter(([name, sense]) => (fitted.weights[name] ?? 0) >= 0 === (sense === 'for'))
    .map(([name]) => name)
  const { shift, weights } = sensible.length === senses.length ? fitted : fitSignals(own, sensible)
  return { shift, weights: Object.fromEntries(senses.map(([name]) => [name, weights[name] ?? 0])) }
}

function fitSignals(candidates: readonly Candidate[], names: readonly string[]): Parameters {
  const rows = candidates.map(({ signals, right }) => ({ values: names.map((name) => signals[name] ?? 0), right }))
  const [shift = 0, ...weights] = fitLogistic(rows).map((weight) => Math.round(weight * 1000) / 1000)
  return { shift, weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) }
}

/** Rates each candidate by parameters that were fitted without its note. */
export function rateUnseen(candidates: readonly Candidate[]): Unseen[] {
  return RATED_KINDS.flatMap((kind) =>
    Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
      const parameters = fitKind(
        kind,
        candidates.filter((candidate) => candidate.fold !== fold),
      )
      const left = candidates.filter((candidate) => candidate.kind === kind && candidate.fold === fold)
      return left.map((candidate) => ({ ...candidate, confidence: confidenceOf(kind, candidate.signals, parameters) }))
    }),
  )
}
