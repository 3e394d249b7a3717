import { describe, expect, it } from 'vitest'
import { NOTE_STATUSES } from '#shared/contract/notes.ts'
import { comingDeletion } from './coming-deletion.ts'

const RECORDED = new Date('2026-01-10T08:30:00.000Z')
const DAY_MS = 24 * 3600 * 1000
const daysLater = (days: number) => new Date(RECORDED.getTime() + days * DAY_MS)
const NEVER = { audio: null, notes: null }
const note = { status: 'ready', recordedAt: RECORDED, readyAt: RECORDED, audioDeletedAt: null } as const

const coming = (
  now: Date,
  { chosen = {}, ceilings = {} }: { chosen?: Partial<typeof NEVER | Record<string, number>>; ceilings?: object },
  of: Parameters<typeof comingDeletion>[0] = note,
) => comingDeletion(of, { chosen: { ...NEVER, ...chosen }, ceilings: { ...NEVER, ...ceilings }, now })

describe('comingDeletion', () => {
  it('returns the deletion from a week before, to the millisecond', () => {
    const chosen = { audio: 30 }
    expect(coming(new Date(daysLater(23).getTime() - 1), { chosen })).toBeNull()
    expect(coming(daysLater(23), { chosen })).toEqual({ at: daysLater(30).toISOString(), kind: 'audio', by: 'owner' })
  })

  it('returns the present moment for what is past its time, until the hourly maintenance has run', () => {
    expect(coming(daysLater(31), { chosen: { audio: 30 } })?.at).toBe(daysLater(31).toISOString())
  })

  it('counts from when the note was ready, if that was later', () => {
    const chosen = { notes: 90 }
    const late = { ...note, readyAt: daysLater(5) }
    expect(coming(daysLater(87), { chosen }, late)).toBeNull()
    expect(coming(daysLater(88), { chosen }, late)?.at).toBe(daysLater(95).toISOString())
  })

  it.each([
    [{ audio: 30 }, { audio: 10 }, 10, 'server'],
    [{ audio: 30 }, { audio: 30 }, 30, 'server'],
    [{ audio: 30 }, { audio: 60 }, 30, 'owner'],
    [{}, { audio: 60 }, 60, 'server'],
  ])('follows the stricter of %o and the ceiling %o', (chosen, ceilings, days, by) => {
    expect(coming(daysLater(days - 1), { chosen, ceilings })).toEqual({
      at: daysLater(days).toISOString(),
      kind: 'audio',
      by,
    })
  })

  it('returns only the note’s deletion if that comes no later than its recording’s', () => {
    expect(coming(daysLater(85), { chosen: { audio: 90, notes: 90 } })?.kind).toBe('notes')
    expect(coming(daysLater(85), { chosen: { audio: 365, notes: 90 } })?.kind).toBe('notes')
    expect(coming(daysLater(85), { chosen: { audio: 90, notes: 365 } })?.kind).toBe('audio')
  })

  it('returns the note’s deletion once its recording is gone', () => {
    const gone = { ...note, audioDeletedAt: daysLater(30) }
    const chosen = { audio: 30, notes: 90 }
    expect(coming(daysLater(40), { chosen }, gone)).toBeNull()
    expect(coming(daysLater(84), { chosen }, gone)).toMatchObject({ at: daysLater(90).toISOString(), kind: 'notes' })
  })

  it('returns null where everything is kept for ever', () => {
    expect(coming(daysLater(36_500), {})).toBeNull()
  })

  it.each(NOTE_STATUSES.filter((status) => status !== 'ready'))('returns null while the note is %s', (status) => {
    expect(coming(daysLater(36_500), { chosen: { audio: 30 } }, { ...note, status })).toBeNull()
  })

  it('returns null for a note that was never ready', () => {
    expect(coming(daysLater(36_500), { chosen: { audio: 30 } }, { ...note, readyAt: null })).toBeNull()
  })
})
