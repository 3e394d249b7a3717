import { afterAll, expect, it } from 'vitest'
import { openTextThreads } from './text-threads.ts'
import { TEXT_WORK } from './text-work.ts'

const threads = openTextThreads()
afterAll(() => threads.close())

const TEXT = 'I need to send the forecast to Maria by Friday. We decided to wait with the hiring.'.split(/(?<=\.) /)
const spoken = { language: 'en', recordedAt: new Date('2026-11-20T09:00:00Z'), timezone: 'Europe/Madrid' } as const

function inputOf(repeats: number) {
  const texts = Array.from({ length: repeats }, () => TEXT).flat()
  return {
    ...spoken,
    sentences: texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text })),
  }
}

it('gives the same results as calling the functions directly', async () => {
  const input = inputOf(1)
  expect(await threads.analyse(input)).toEqual(TEXT_WORK.analyse(input))
  expect(await threads.gatherFacts(input)).toEqual(TEXT_WORK.gatherFacts(input))
  const followUps = [
    {
      id: 'a',
      noteId: 'b',
      title: 'Call the bank',
      who: null,
      counterpart: null,
      since: new Date('2026-11-01T09:00:00Z'),
    },
  ]
  const done = {
    spoken,
    sentences: [{ index: 0, start: 0, end: 5, text: 'I called the bank this morning.' }],
    followUps,
  }
  const closings = await threads.findClosings(done)
  expect(closings).toHaveLength(1)
  expect(closings).toEqual(TEXT_WORK.findClosings(done))
})

it('keeps the event loop free while a text is analysed', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await threads.analyse(inputOf(500))
  clearImmediate(next)
  // If it ran in this thread, the analysis would end before the first turn of the event loop.
  expect(turns).toBeGreaterThan(1)
})

it('rejects with the reason of the signal, and keeps working afterwards', async () => {
  const controller = new AbortController()
  const analysis = threads.analyse(inputOf(5_000), controller.signal)
  controller.abort(new Error('the process is stopping'))
  await expect(analysis).rejects.toThrow('the process is stopping')
  expect((await threads.analyse(inputOf(1))).actionItems).toHaveLength(1)
})
