import { expect, it } from 'vitest'
import { nameMicrophoneProblem } from './microphone-problem.ts'

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['SomethingNewError', 'unknown'],
])('reports %s as %s', (name, problem) => {
  expect(nameMicrophoneProblem(new DOMException('…', name))).toBe(problem)
})

it('treats a page without mediaDevices as unsupported', () => {
  expect(nameMicrophoneProblem(new TypeError("Cannot read properties of undefined (reading 'getUserMedia')"))).toBe(
    'unsupported',
  )
})
