import { expect, test } from 'vitest'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'
import { createCaptionSession, type RecogniserHandlers } from './caption-session.ts'

const WISH = { language: 'es', onDevice: false, track: null } as const

/** A fake browser recognition, driven by the test. */
function listenTo({ refuses = false } = {}) {
  const opened: RecogniserHandlers[] = []
  let closed = 0
  let clock = 0
  const session = createCaptionSession(
    (_wish, handlers) => {
      opened.push(handlers)
      if (refuses) throw new DOMException('', 'InvalidStateError')
      return () => {
        closed += 1
      }
    },
    () => clock,
  )
  return {
    session,
    opened,
    closed: () => closed,
    say: (words: string, final = true) => opened.at(-1)?.onWords(words, final),
    end(failed = false, after = 60_000) {
      clock += after
      opened.at(-1)?.onEnd(failed)
    },
  }
}

test('shows words as they are spoken, and then finalises them', () => {
  const { session, say } = listenTo()
  session.begin(WISH)
  say('el lanza', false)
  expect(session.getState()).toEqual({ phase: 'listening', lines: [], interim: 'el lanza' })
  say('el lanzamiento fue bien')
  say('llama', false)
  expect(session.getState()).toEqual({ phase: 'listening', lines: ['el lanzamiento fue bien'], interim: 'llama' })
  expect(session.end()).toBe('el lanzamiento fue bien\nllama')
  expect(session.getState()).toEqual({ phase: 'off', lines: [], interim: '' })
})

test('restarts recognition that ends on its own, without losing a word', () => {
  const { session, say, end, opened } = listenTo()
  session.begin(WISH)
  say('first half', false)
  end()
  say('second half')
  expect(opened).toHaveLength(2)
  expect(session.text()).toBe('first half\nsecond half')
})

test('ends the captions on a failure and keeps what was recognised', () => {
  const { session, say, end, opened } = listenTo()
  session.begin(WISH)
  say('so far')
  end(true)
  expect(session.getState()).toMatchObject({ phase: 'failed', lines: ['so far'] })
  session.resume()
  expect(opened).toHaveLength(1)
  expect(session.end()).toBe('so far')
})

test('stops restarting recognition that always ends at once', () => {
  const { session, opened, end } = listenTo()
  session.begin(WISH)
  for (let time = 0; time < 10; time += 1) end(false, 5)
  expect(session.getState().phase).toBe('failed')
  expect(opened).toHaveLength(3)
})

test('ignores a browser that refuses to start', () => {
  const { session } = listenTo({ refuses: true })
  session.begin(WISH)
  expect(session.getState().phase).toBe('failed')
})

test('stops recognition during a pause, and ignores its late words', () => {
  const { session, say, opened, closed } = listenTo()
  session.begin(WISH)
  say('before', false)
  session.pause()
  opened[0]?.onWords('late', true)
  opened[0]?.onEnd(false)
  expect(closed()).toBe(1)
  expect(opened).toHaveLength(1)
  session.resume()
  say('after')
  expect(session.end()).toBe('before\nafter')
})

test('keeps no more than the server accepts', () => {
  const { session, say } = listenTo()
  session.begin(WISH)
  say('a'.repeat(MAX_CAPTIONS_LENGTH + 10))
  expect(session.end()).toHaveLength(MAX_CAPTIONS_LENGTH)
})

test('ends cleanly when it never started', () => {
  expect(listenTo().session.end()).toBe('')
})
