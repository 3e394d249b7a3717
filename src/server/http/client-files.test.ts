import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClientFiles } from './client-files.ts'
import { addOriginCheck } from './origin-check.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-client-'))
  for (const name of ['index', 'landing.en', 'landing.es', 'landing.fr']) {
    await writeFile(join(folder, `${name}.html`), name)
  }
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-1.js'), 'script')
  app = fastify()
  addOriginCheck(app, 'https://dictum.example')
  await addClientFiles(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(url: string, headers: Record<string, string> = {}) {
  const { body, headers: answer } = await app.inject({ method: 'GET', url, headers })
  return { body, caching: answer['cache-control'], vary: answer.vary }
}

test.each([
  ['/', {}, 'landing.en'],
  ['/?from=mail', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'landing.fr'],
  ['/', { 'accept-language': 'de', cookie: 'theme=dark' }, 'landing.en'],
  ['/', { cookie: 'a=b; dictum.session_token=x' }, 'index'],
  ['/', { cookie: '__Secure-dictum.session_token=x' }, 'index'],
  ['/auth', { 'accept-language': 'fr' }, 'index'],
  ['/notes/1', {}, 'index'],
])('serves %s with %o as %s', async (url, headers, expected) => {
  expect((await open(url, headers)).body).toBe(expected)
})

test('answers 404 without caching for a file of an earlier build', async () => {
  const { body, caching } = await open('/assets/app-1.js')
  expect({ body, caching }).toEqual({ body: 'script', caching: 'public, max-age=31536000, immutable' })
  for (const [method, url] of [
    ['GET', '/assets/app-0.js'],
    ['HEAD', '/assets/app-0.js'],
    ['GET', '/assets/app-0.js?v=1'],
    ['GET', '/assets/'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method, url })
    expect({ url, statusCode, caching: headers['cache-control'] }).toEqual({
      url,
      statusCode: 404,
      caching: 'no-store',
    })
  }
})

test('revalidates the page each time, and varies it by language and session', async () => {
  expect(await open('/')).toMatchObject({ caching: 'no-cache', vary: expect.stringMatching(/accept-language, cookie/) })
})

test.each(['null', 'https://elsewhere.example'])(
  'asks for a file posted from the origin %s to be shared again',
  async (origin) => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const post = async (url: string) =>
      app.inject({ method: 'POST', url, headers: { origin, ...type }, payload: '--x' })
    const { statusCode, headers } = await post('/received')
    expect([statusCode, headers.location]).toEqual([303, '/received?again'])
    expect((await open('/received?again')).body).toBe('index')
    // Other addresses take nothing from there.
    expect((await post('/notes')).statusCode).toBe(403)
  },
)
