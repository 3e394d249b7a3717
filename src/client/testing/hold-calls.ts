import { vi } from 'vitest'

interface HeldCall {
  /** Method and path, such as `POST /api/follow-ups`. */
  call: string
  body: unknown
  /** Aborted when the caller gives up. */
  signal: AbortSignal | null
  answer: (status: number, body: unknown) => void
}

/** Replaces the server until the end of the test. Each call waits in the returned list until it is answered. */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = []
  const hold: typeof fetch = (input, init) =>
    new Promise((resolve) => {
      calls.push({
        call: `${init?.method ?? 'GET'} ${input}`,
        signal: init?.signal ?? null,
        body: JSON.parse(String(init?.body ?? 'null')),
        answer: (status, body) => resolve(Response.json(body, { status })),
      })
    })
  vi.stubGlobal('fetch', hold)
  return calls
}
