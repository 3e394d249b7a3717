import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readFixture } from '#test/audio-fixtures.ts'
import { multipart } from '#test/multipart.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let app: FastifyInstance
let person: Person
let agent: Agent
let port: number
async function start(environment: Record<string, string> = {}, options: { lingerMs?: number } = {}): Promise<void> {
  server = await startTestServer(environment)
  person = await signUp(server.app)
  app = await buildApp(server.context, { clientDir: join(server.dataDir, 'no-client'), ...options })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
}
beforeEach(() => {
  agent = new Agent({ keepAlive: true })
})
afterEach(async () => {
  agent.destroy()
  await app.close()
  await server.close()
})

/** Starts a request of which only the head and the first chunk of the body have arrived. */
async function beginUpload(): Promise<{ upload: ClientRequest; rest: Buffer; answered: Promise<IncomingMessage> }> {
  const form = multipart([
    { name: 'language', value: 'en' },
    { name: 'audio', fileName: 'speech.ogg', content: await readFixture('speech.ogg') },
  ])
  const body = Buffer.from(form.payload)
  const upload = send('/api/voice-notes', 'POST', { ...form.headers, 'content-length': String(body.length) })
  const answered = once(upload, 'response').then(([response]) => response as IncomingMessage)
  const arrived = once(app.server, 'request')
  upload.write(body.subarray(0, 1000))
  await arrived
  return { upload, rest: body.subarray(1000), answered }
}

function send(path: string, method: string, headers: Record<string, string> = {}): ClientRequest {
  return request({ host: '127.0.0.1', port, path, method, agent, headers: { cookie: person.cookie, ...headers } })
}

async function ask(path: string): Promise<{ response: IncomingMessage; text: string }> {
  const get = send(path, 'GET')
  get.end()
  const [response] = (await once(get, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of response) text += piece
  return { response, text }
}

it('lets running uploads finish, accepts no new connection, and says so', async () => {
  // However late this machine sends the request that arrives during the stop.
  await start({ STOP_GRACE_SECONDS: '600' }, { lingerMs: 600_000 })
  const uploads = await Promise.all([beginUpload(), beginUpload(), beginUpload()])
  // A connection that is kept open, as a load balancer does.
  await ask('/healthz')
  const closing = app.close()
  const ready = await ask('/readyz')
  expect([ready.response.statusCode, ready.response.headers.connection]).toEqual([503, 'close'])
  expect(JSON.parse(ready.text)).toEqual({ status: 'unavailable', reason: 'stopping' })
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')

  for (const { upload, rest } of uploads) upload.end(rest)
  for (const { answered } of uploads) {
    const response = await answered
    expect([response.statusCode, response.headers.connection]).toEqual([201, 'close'])
    response.resume()
  }
  await closing
})

it('aborts what is not finished after the grace period', async () => {
  await start({ STOP_GRACE_SECONDS: '0' })
  const { upload, answered } = await beginUpload()
  const failed = answered.catch((error: Error) => error)
  await app.close()
  expect(await failed).toMatchObject({ code: 'ECONNRESET' })
  upload.destroy()
})

it('ends event streams with a retry hint', async () => {
  await start()
  const streams = [ask('/api/stream'), ask('/api/stream')]
  await expect.poll(() => countConnections()).toBe(2)
  const opened = Promise.all(streams)
  await app.close()
  for (const { response, text } of await opened) {
    expect(response.complete).toBe(true)
    expect(text).toMatch(/: welcome\n\nretry: \d{4}\n\n$/)
  }
})

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
