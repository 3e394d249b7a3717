import { expect, test } from 'vitest'
import { Mutex } from './mutex.ts'

const never = new AbortController().signal

test('runs tasks one after the other, even after failures', async () => {
  const mutex = new Mutex()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = mutex.run(never, async () => {
    await gate.promise
    order.push('first')
    throw new Error('failed')
  })
  const impatient = new AbortController()
  const second = mutex.run(impatient.signal, async () => order.push('second'))
  const third = mutex.run(never, async () => order.push('third'))
  impatient.abort(new Error('gave up'))
  await expect(second).rejects.toThrow('gave up')
  expect(order).toEqual([])
  expect(mutex.free).toBe(false)
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await third
  expect(order).toEqual(['first', 'third'])
  expect(mutex.free).toBe(true)
})

test('does not run a task that was aborted beforehand', async () => {
  const work = new Mutex().run(AbortSignal.abort(new Error('too late')), async () => 'done')
  await expect(work).rejects.toThrow('too late')
})
