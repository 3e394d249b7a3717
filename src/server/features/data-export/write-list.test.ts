import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { writeWithList } from './write-list.ts'

async function write(head: Record<string, unknown>, items: readonly unknown[]): Promise<string> {
  const written: string[] = []
  for await (const part of writeWithList(head, 'items', Readable.from(items))) written.push(part)
  return written.join('')
}

it.each([[[]], [[{ text: 'one\ntwo' }]], [[{ a: 1 }, { b: [2, '"'] }, {}]]])(
  'writes the list %j as JSON.stringify would',
  async (items) => {
    const head = { note: { id: 1 }, tasks: [] }
    expect(await write(head, items)).toBe(`${JSON.stringify({ ...head, items }, null, 2)}\n`)
  },
)

it('reads an item only when the one before has been written', async () => {
  let read = 0
  async function* items() {
    for (; read < 10; read += 1) yield { text: 'x'.repeat(100_000) }
  }
  const parts = writeWithList({ a: 1 }, 'items', items())
  for (let written = 0; written < 3; written += 1) await parts.next()
  expect(read).toBe(1)
})
