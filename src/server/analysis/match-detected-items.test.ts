import { describe, expect, it } from 'vitest'
import { matchDetectedItems } from './match-detected-items.ts'

const at = (title: string, start: number | null = null) => ({ title, start })

describe('detected items of two analyses', () => {
  it('are equal regardless of the order, case and accents of their words', () => {
    const earlier = [at('Send the budget to María'), at('Book a room')]
    const later = [at('book a room.'), at('Send the budget to Maria')]
    expect(matchDetectedItems(earlier, later)).toEqual([1, 0])
  })

  it('need fewer common words when spoken at the same moment', () => {
    expect(matchDetectedItems([at('Call the bank on Tuesday', 12)], [at('Ring the bank', 13)])).toEqual([0])
    expect(matchDetectedItems([at('Call the bank on Tuesday', 12)], [at('Ring the bank', 40)])).toEqual([null])
    expect(matchDetectedItems([at('Pay the invoice', 12)], [at('Ring Tom', 12)])).toEqual([null])
  })

  it('are matched once, the most similar first', () => {
    const earlier = [at('Call Ana about the lease', 5)]
    const later = [at('Call Ana about the car', 5), at('Call Ana about the lease', 5)]
    expect(matchDetectedItems(earlier, later)).toEqual([null, 0])
  })

  it('are never similar without words', () => {
    expect(matchDetectedItems([at('…')], [at('!')])).toEqual([null])
  })
})
