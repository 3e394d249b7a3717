import { Agent, request } from 'node:http'
import type { PlannedRequest } from './plan-request.ts'

export interface Answer {
  status: number
  type: string
  body: Buffer
  /** Whether it sets a cookie that identifies the user. */
  setsCookie: boolean
  milliseconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request. Reads only the beginning of an endless answer. @throws Error if there is no answer in time */
export function send(port: number, planned: PlannedRequest, hangMs: number): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = planned
    const own = { ...headers, 'content-length': String(body?.length ?? 0) }
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers: own }, (response) => {
      const chunks: Buffer[] = []
      const type = response.headers['content-type'] ?? ''
      const finish = () => {
        clearTimeout(timer)
        const milliseconds = performance.now() - began
        const setsCookie = 'set-cookie' in response.headers
        resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(chunks), setsCookie, milliseconds })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!type.startsWith('text/event-stream')) return
        finish()
        response.destroy()
      })
      response.on('end', finish)
      response.on('error', reject)
    })
    const timer = setTimeout(() => sent.destroy(new Error(`no answer in ${hangMs} ms`)), hangMs)
    sent.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    sent.end(body ?? undefined)
  })
}
