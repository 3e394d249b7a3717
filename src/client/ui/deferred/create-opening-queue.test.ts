import { expect, test } from 'vitest'
import { createOpeningQueue } from './create-opening-queue.ts'

/** Rests, which end only when the test says so. */
function createRests() {
  const open: Array<() => void> = []
  return {
    rest: () => new Promise<void>((resolve) => open.push(resolve)),
    /** Ends the current rest, and waits until what follows from it has happened. */
    async end() {
      open.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
    count: () => open.length,
  }
}

function setUp() {
  const rests = createRests()
  const queue = createOpeningQueue(rests.rest)
  const done: string[] = []
  const add = (name: string, isLast = false) => queue.add(() => done.push(name), isLast)
  return { rests, queue, done, add }
}

test('Each task runs after a rest of its own, in the order in which they were added', async () => {
  const { rests, done, add } = setUp()
  add('first')
  add('second')
  expect(done).toEqual([])
  await rests.end()
  expect(done).toEqual(['first'])
  await rests.end()
  expect(done).toEqual(['first', 'second'])
  expect(rests.count()).toBe(0)
})

test('A task for the end lets the others run first', async () => {
  const { rests, done, add } = setUp()
  add('later', true)
  add('first')
  add('second')
  for (let count = 0; count < 3; count++) await rests.end()
  expect(done).toEqual(['first', 'second', 'later'])
})

test('A task added after the queue was empty still runs', async () => {
  const { rests, done, add } = setUp()
  add('first')
  await rests.end()
  add('later')
  await rests.end()
  expect(done).toEqual(['first', 'later'])
})

test('A task that was cancelled never runs', async () => {
  const { rests, done, add } = setUp()
  const takeBack = add('first')
  add('second')
  takeBack()
  await rests.end()
  expect(done).toEqual(['second'])
})

test('No task runs while any part of the screen holds the queue', async () => {
  const { rests, queue, done, add } = setUp()
  const release = queue.hold()
  const releaseOther = queue.hold()
  add('first')
  expect(rests.count()).toBe(0)
  release()
  expect(rests.count()).toBe(0)
  releaseOther()
  await rests.end()
  expect(done).toEqual(['first'])
})

test('A hold that begins during a rest still counts', async () => {
  const { rests, queue, done, add } = setUp()
  add('first')
  const release = queue.hold()
  await rests.end()
  expect(done).toEqual([])
  release()
  await rests.end()
  expect(done).toEqual(['first'])
})
