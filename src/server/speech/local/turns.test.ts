import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const never = new AbortController().signal

test('one works after the other, whatever becomes of those before', async () => {
  const turns = new Turns()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.run(never, async () => {
    await gate.promise
    order.push('first')
    throw new Error('failed')
  })
  const impatient = new AbortController()
  const second = turns.run(impatient.signal, async () => order.push('second'))
  const third = turns.run(never, async () => order.push('third'))
  impatient.abort(new Error('gave up'))
  await expect(second).rejects.toThrow('gave up')
  expect(order).toEqual([])
  expect(turns.free).toBe(false)
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await third
  expect(order).toEqual(['first', 'third'])
  expect(turns.free).toBe(true)
})

test('who has given up before asking works not at all', async () => {
  const work = new Turns().run(AbortSignal.abort(new Error('too late')), async () => 'done')
  await expect(work).rejects.toThrow('too late')
})
