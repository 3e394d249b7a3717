import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobinProxy {
  url: string
  /** Starts sending requests to this server as well. */
  add(target: string): void
  /** Stops sending requests to this server. Requests under way continue. */
  remove(target: string): void
  /** Returns how many requests a server has answered. */
  countAnswers(target: string): number
  /** Returns how many requests a server has not answered yet. */
  countWaiting(target: string): number
  close(): Promise<void>
}

/**
 * Starts a proxy on loopback that sends requests to several servers in turn, as a cluster's service does. It never
 * retries: if a server does not answer a request, the proxy answers it with 502.
 */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const targets: string[] = []
  const answers = new Map<string, number>()
  const sent = new Map<string, number>()
  let turn = 0
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const target = targets[turn % targets.length] ?? ''
    turn += 1
    const { method = 'GET', headers } = from
    sent.set(target, (sent.get(target) ?? 0) + 1)
    // Without keep-alive, because the server may close a connection just when the proxy reuses it.
    const onward = request(new URL(from.url ?? '/', target), { method, headers, agent: false }, (answer) => {
      answers.set(target, (answers.get(target) ?? 0) + 1)
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      answer.once('error', () => to.destroy())
    })
    onward.once('error', (error) => {
      if (to.headersSent) to.destroy()
      else to.writeHead(502).end(String(error))
    })
    from.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (target) => {
      targets.push(target)
    },
    remove: (target) => {
      targets.splice(targets.indexOf(target), 1)
    },
    countAnswers: (target) => answers.get(target) ?? 0,
    countWaiting: (target) => (sent.get(target) ?? 0) - (answers.get(target) ?? 0),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
