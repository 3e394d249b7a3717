import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './run-step.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-cli-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function models(...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/models.ts'), ...args], {
    // Nothing listens there, because tests must not download anything.
    env: { MODEL_DIR: dir, MODEL_MIRROR_URL: 'http://127.0.0.1:9', DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, status }
}

test('imports a model, lists it as the one in use, and deletes it', async () => {
  const brought = await models('import', join(ROOT, 'test/fixtures/models/tiny-ctc'), 'mine')
  expect(brought).toEqual({ out: 'mine is ready\n', err: '', status: 0 })
  const { out } = await models('list')
  expect(out).toMatch(/^\* mine +ready/m)
  expect(out).toMatch(/^ {2}parakeet-tdt-0\.6b-v3 +639 MB/m)
  expect(await models('rm', 'mine')).toMatchObject({ out: 'mine is deleted\n', status: 0 })
  expect((await models('list')).out).not.toMatch(/mine/)
})

test('reports a failed download in one line and keeps it in the list', async () => {
  const { err, status } = await models('get', 'canary-180m-flash')
  expect(status).toBe(1)
  expect(err).toMatch(/^127\.0\.0\.1:9 can't be reached: .*\n$/)
  expect((await models('list')).out).toMatch(/canary-180m-flash .*failed: 127\.0\.0\.1:9 can't be reached/)
  expect(await models('get', 'nobody')).toMatchObject({ err: 'no model is called nobody\n', status: 1 })
})

test('prints the usage for anything else', async () => {
  expect(await models('dance')).toMatchObject({ err: expect.stringContaining('npm run models -- get NAME'), status: 2 })
})
