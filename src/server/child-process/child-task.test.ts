import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProcessAlive } from '#server/is-process-alive.ts'
import { runChildTask } from './child-task.ts'

const CHANNEL = new URL('./child-channel.ts', import.meta.url).href
const TASK = new URL('./child-task.ts', import.meta.url).href

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-child-'))
})
afterAll(() => rm(folder, { recursive: true }))

const signal = new AbortController().signal

async function script(name: string, body: string): Promise<URL> {
  const path = join(folder, `${name}.mjs`)
  await writeFile(path, `import { yieldToEventLoop, serveTask } from '${CHANNEL}'\n${body}`)
  return pathToFileURL(path)
}

test('returns the answer, and arrays unchanged', async () => {
  const double = await script('double', 'serveTask(async ({ values }) => values.map((v) => v * 2), () => null)')
  const answer = await runChildTask<Float32Array>(
    double,
    { values: Float32Array.of(1, 2) },
    { signal, timeoutMs: 600_000 },
  )
  expect(answer).toMatchObject({ result: Float32Array.of(2, 4), peakMemoryBytes: expect.any(Number) })
})

test('reports its steps before the answer', async () => {
  const stepping = await script(
    'stepping',
    "serveTask(async (_, reportStep) => { reportStep('first'); reportStep('second'); return 'end' }, () => null)",
  )
  const steps: string[] = []
  const onStep = (step: string) => void steps.push(step)
  expect(await runChildTask(stepping, null, { signal, timeoutMs: 600_000, onStep })).toMatchObject({ result: 'end' })
  expect(steps).toEqual(['first', 'second'])
})

test('passes on a step’s value, which may change the child’s time limit', async () => {
  const endless = await script(
    'endless',
    "serveTask(async (_, reportStep) => { reportStep('measured', 7); await new Promise(() => setInterval(() => {}, 1000)) }, () => null)",
  )
  const reported: unknown[] = []
  const task = runChildTask(endless, null, {
    signal,
    timeoutMs: 3_600_000,
    onStep: (step, value, allow) => {
      reported.push(step, value)
      allow(1)
    },
  })
  await expect(task).rejects.toMatchObject({ end: 'timed_out' })
  expect(reported).toEqual(['measured', 7])
})

test('names an expected failure and describes an unexpected one', async () => {
  const failing = await script(
    'failing',
    "serveTask(async (text) => { throw new Error(text) }, (error) => error.message === 'foreseen' ? 'code' : null)",
  )
  const options = { signal, timeoutMs: 600_000 }
  expect(await runChildTask(failing, 'foreseen', options)).toMatchObject({ failure: 'code' })
  expect(await runChildTask(failing, 'disk full', options)).toMatchObject({ failure: null, detail: 'Error: disk full' })
})

test.each(['SIGSEGV', 'SIGABRT'])('survives a native crash of the child by %s', async (name) => {
  const crashing = await script(
    'crashing',
    `process.stderr.write('it hurts', () => process.kill(process.pid, '${name}'))`,
  )
  const crashed = runChildTask(crashing, {}, { signal, timeoutMs: 600_000 })
  await expect(crashed).rejects.toMatchObject({ name: 'ChildCrash', end: 'crashed' })
  await expect(crashed).rejects.toThrow(new RegExp(`${name}.*it hurts`))
})

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'])('reports a child ended by %s as killed, not crashed', async (name) => {
  const dying = await script('dying', `process.kill(process.pid, '${name}')\nsetInterval(() => undefined, 1000)`)
  const killed = runChildTask(dying, {}, { signal, timeoutMs: 600_000 })
  await expect(killed).rejects.toMatchObject({ name: 'ChildCrash', end: 'killed' })
})

test('reports a child that exits without an answer as crashed', async () => {
  const ending = await script('ending', 'process.exit(3)')
  const ended = runChildTask(ending, {}, { signal, timeoutMs: 600_000 })
  await expect(ended).rejects.toMatchObject({ name: 'ChildCrash', end: 'crashed' })
})

test('tells a child that timed out from one that was killed', async () => {
  const hanging = await script('hanging', 'setInterval(() => undefined, 1000)')
  const stopped = runChildTask(hanging, {}, { signal, timeoutMs: 1 })
  await expect(stopped).rejects.toMatchObject({ name: 'ChildCrash', end: 'timed_out' })
})

test('reuses a persistent process for the next task, one at a time', async () => {
  const counting = await script(
    'counting',
    `let tasks = 0
     serveTask(async () => {
       tasks += 1
       return { pid: process.pid, tasks }
     }, () => null)`,
  )
  const run = async () => {
    const answer = await runChildTask<{ pid: number; tasks: number }>(counting, null, {
      signal,
      timeoutMs: 600_000,
      stay: true,
    })
    if (!('result' in answer)) throw new Error('no result')
    return answer.result
  }
  const first = await run()
  expect(await run()).toEqual({ pid: first.pid, tasks: 2 })
  // Independent of timing: the second call comes before the first can have answered.
  const both = await Promise.all([run(), run()])
  expect(new Set(both.map(({ pid }) => pid)).size).toBe(2)
})

test('retries a task in a new process when it killed the persistent one', async () => {
  const frail = await script(
    'frail',
    `let tasks = 0
     serveTask(async () => {
       tasks += 1
       if (tasks > 1) process.kill(process.pid, 'SIGSEGV')
       return process.pid
     }, () => null)`,
  )
  const run = () => runChildTask<number>(frail, {}, { signal, timeoutMs: 600_000, stay: true })
  const [first, second] = [await run(), await run()]
  expect(second).toMatchObject({ result: expect.any(Number) })
  expect(second).not.toEqual(first)
})

test('does not retry a task that reported a step before its process died', async () => {
  const late = await script(
    'late',
    `let tasks = 0
     serveTask(async (_, reportStep) => {
       tasks += 1
       reportStep('written', process.pid)
       if (tasks > 1) await new Promise(() => undefined)
       return 'done'
     }, () => null)`,
  )
  const steps: string[] = []
  const onStep = (step: string, pid = 0) => {
    steps.push(step)
    if (steps.length === 2) process.kill(pid, 'SIGSEGV')
  }
  const run = () => runChildTask(late, {}, { signal, timeoutMs: 600_000, stay: true, onStep })
  await run()
  await expect(run()).rejects.toMatchObject({ name: 'ChildCrash', end: 'killed' })
  expect(steps).toEqual(['written', 'written'])
})

test('does not reuse a process that failed, was stopped or timed out', async () => {
  const flaky = await script(
    'flaky',
    `serveTask(async (order) => {
       if (order === 'fail') throw new Error('foreseen')
       if (order === 'hang') await new Promise(() => setInterval(() => undefined, 1000))
       return process.pid
     }, () => null)`,
  )
  const run = (order: string, options: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
    runChildTask<number>(flaky, order, { signal, timeoutMs: 600_000, stay: true, ...options })
  const pidOf = async () => {
    const answer = await run('say')
    return 'result' in answer ? answer.result : 0
  }
  const first = await pidOf()
  await run('fail')
  const second = await pidOf()
  await expect(run('hang', { timeoutMs: 50 })).rejects.toMatchObject({ end: 'timed_out' })
  const third = await pidOf()
  const controller = new AbortController()
  const aborted = run('hang', { signal: controller.signal })
  controller.abort(new Error('stopping'))
  await expect(aborted).rejects.toThrow('stopping')
  const pids = [first, second, third, await pidOf()]
  expect(new Set(pids).size).toBe(4)
})

test('hides our environment from the child, but for the compile cache', async () => {
  const curious = await script('curious', 'serveTask(async () => Object.keys(process.env), () => null)')
  const answer = await runChildTask<string[]>(curious, {}, { signal, timeoutMs: 600_000 })
  const names = 'result' in answer ? answer.result : ['no answer']
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(
    getCompileCacheDir() ? ['NODE_COMPILE_CACHE'] : [],
  )
})

test('writes what it has compiled before it stays', async () => {
  const cache = join(folder, 'cache')
  const staying = await script('staying', "serveTask(async () => 'done', () => null)")
  const child = fork(staying, { env: { NODE_COMPILE_CACHE: cache }, serialization: 'advanced' })
  child.send({ task: {}, stay: true })
  const files = async () =>
    (await readdir(cache, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  await expect.poll(files).not.toEqual([])
  child.kill('SIGKILL')
})

test('starts nothing when aborted beforehand', async () => {
  const writing = await script('writing', "serveTask(async () => 'ran', () => null)")
  const aborted = AbortSignal.abort(new Error('too late'))
  await expect(runChildTask(writing, {}, { signal: aborted, timeoutMs: 600_000 })).rejects.toThrow('too late')
})

test('kills a working child when its parent dies', async () => {
  const pidFile = join(folder, 'pid')
  const busy = await script(
    'busy',
    `import { writeFileSync } from 'node:fs'
     serveTask(async () => {
       writeFileSync('${pidFile}', String(process.pid))
       for (const turn = yieldToEventLoop(); ; ) await turn()
     }, () => null)`,
  )
  const parent = await script(
    'parent',
    `import { runChildTask } from '${TASK}'
     await runChildTask(new URL('${busy.href}'), {}, { signal: new AbortController().signal, timeoutMs: 600_000 })`,
  )
  const started = spawn(process.execPath, [parent.pathname], { stdio: 'ignore' })
  const readPid = () => readFile(pidFile, 'utf8').then(Number, () => 0)
  await expect.poll(readPid).toBeGreaterThan(0)
  const pid = await readPid()
  started.kill('SIGKILL')
  await once(started, 'exit')
  await expect.poll(() => isProcessAlive(pid)).toBe(false)
})
