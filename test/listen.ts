import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { StreamEvent } from '#shared/contract/stream.ts'
import type { Person } from './server.ts'

/** Listens to the event stream as a browser does, and collects what arrives. The application must be listening. */
export async function listen(app: FastifyInstance, person: Person, query = '') {
  const { port } = app.server.address() as AddressInfo
  const stop = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/stream${query}`, {
    headers: { cookie: person.cookie },
    signal: stop.signal,
  })
  const events: StreamEvent[] = []
  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)))
    }
  }
  const reading = read().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
  return {
    response,
    events,
    close: async () => {
      stop.abort()
      await reading
    },
  }
}
