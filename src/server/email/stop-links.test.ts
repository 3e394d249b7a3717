import { describe, expect, it } from 'vitest'
import { createStopLinks } from './stop-links.ts'

const links = createStopLinks('a secret', 'https://dictum.example')
const tokenOf = (address: string) => address.split('/').at(-1) ?? ''

describe('a link that ends emails', () => {
  it('says whose emails it ends, and of which kind', () => {
    const address = links.write('ab12', 'summaries')
    expect(address).toMatch(/^https:\/\/dictum\.example\/api\/emails\/stop\/[\w.-]+$/)
    expect(links.read(tokenOf(address))).toEqual({ userId: 'ab12', emails: 'summaries' })
  })

  it('is valid for this user and kind only', () => {
    const [, , signature] = tokenOf(links.write('ab12', 'summaries')).split('.')
    for (const token of [`ab13.summaries.${signature}`, `ab12.activity.${signature}`, 'ab12.summaries.', 'ab12', '']) {
      expect(links.read(token)).toBeNull()
    }
  })

  it('is refused by a server with another secret', () => {
    const other = createStopLinks('another secret', 'https://dictum.example')
    expect(other.read(tokenOf(links.write('ab12', 'activity')))).toBeNull()
  })
})
