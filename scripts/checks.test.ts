import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runChecks } from './checks.ts'

test('runs checks in parallel, shows the output of each in one piece, and counts those that failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-checks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = (name: string) => join(folder, name)
  /** Creates its file and waits for another one's. */
  const script = 'echo begins; touch "$1"; until [ -e "$2" ]; do sleep 0.02; done; echo ends >&2; exit "$0"'
  const check = (name: string, awaited: string, status: number) => ({
    name,
    program: 'sh',
    args: ['-c', script, String(status), file(name), file(awaited)],
  })
  const written: string[] = []

  // Each of the first two checks ends only if the other has begun, and the third only if one of them has ended.
  const checks = [check('one', 'two', 0), check('two', 'three', 3), check('three', 'one', 0)]
  expect(await runChecks(checks, (text) => written.push(text), 2)).toBe(1)

  expect(written[0]).toBe('begins\nends\nok: one\n')
  expect(written.toSorted()).toEqual([
    'begins\nends\nFAILED: two\n',
    'begins\nends\nok: one\n',
    'begins\nends\nok: three\n',
  ])
})

test('runs checks one after the other on one processor', async () => {
  const written: string[] = []
  const checks = ['first', 'second'].map((name) => ({ name, program: 'echo', args: [name] }))
  expect(await runChecks(checks, (text) => written.push(text), 1)).toBe(0)
  expect(written).toEqual(['first\nok: first\n', 'second\nok: second\n'])
})
