import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { addPack } from '#server/languages/languages.ts'
import { checkPack } from '../check-pack.ts'
import { pt } from './index.ts'

let removePack: () => void
beforeAll(() => {
  removePack = addPack(pt)
})
afterAll(() => removePack())

describe('a fourth language pack', () => {
  it('is complete except for user-facing texts', () => {
    expect(checkPack(pt)).toEqual([
      'coachingWording: is English',
      'exports: is English',
      'emails: is English',
      'notifications: is English',
      'week: is English',
      'answers: is English',
      'dataExport: is English',
      'messages: is English',
    ])
  })

  it('works with the unchanged engines', async () => {
    const texts = [
      'Tenho que enviar o orçamento ao banco até sexta-feira.',
      'Decidimos fechar a loja.',
      'Estou muito feliz.',
    ]
    const sentences = texts.map((text, index) => ({ index, start: index, end: index + 1, text }))
    const analysis = await createBuiltinAnalyst().analyse(
      { sentences, language: pt.code, recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Lisbon' },
      new AbortController().signal,
    )
    expect(analysis.actionItems).toMatchObject([
      { title: 'Enviar o orçamento ao banco', who: 'me', dueDate: '2026-03-06' },
    ])
    expect(analysis.decisions).toMatchObject([{ text: 'Decidimos fechar a loja.' }])
    expect(analysis.sentiment).toBe('positive')
  })

  it('is reported with what it lacks if it is incomplete', () => {
    const { 'MONTH:3': _march, ...words } = pt.dates.words
    const incomplete = { ...pt, dates: { ...pt.dates, words: { ...words, 'WEEKDY:1': 'segunda' } } }
    expect(checkPack(incomplete).slice(0, 2)).toEqual([
      'dates.words: MONTH:3 is missing',
      'dates.words: no rule knows WEEKDY:1',
    ])
    const { themes: _themes, ...rest } = pt
    const { toMe: _toMe, ...closings } = pt.closings
    expect(checkPack({ ...rest, closings } as unknown as LanguagePack)).toEqual([
      'themes: is missing',
      'closings.toMe: is missing',
    ])
  })

  it('is reported with patterns that are broken, never match or take too long', () => {
    const words = { ...pt.words, open: '(?:falta', urgent: 'a(?<!a)b', high: '(?:\\p{L}+ ?)+!' }
    expect(checkPack({ ...pt, words }).filter((problem) => problem.startsWith('words'))).toEqual([
      'words.open: is no regular expression',
      'words.urgent: never matches',
      expect.stringContaining('words.high: takes more than linear time'),
    ])
  })
})
