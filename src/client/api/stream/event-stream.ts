import type { StreamEvent } from '#shared/contract/stream.ts'

export interface EventStreamHandlers {
  onEvent: (event: StreamEvent) => void
  /** The stream is open, for the first time or again. Events before this moment were missed. */
  onOpen: () => void
  /** The server refused the stream (the session may have ended). It is retried after a pause. */
  onRefused: () => void
}

// A browser reopens a broken stream itself, but gives up permanently when the server answers with an error.
const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/** Listens to the server's events until the returned function is called. */
export function openEventStream(url: string, handlers: EventStreamHandlers): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS

  const connect = () => {
    source = new EventSource(url)
    source.onopen = () => {
      pause = FIRST_PAUSE_MS
      handlers.onOpen()
    }
    source.onmessage = (message: MessageEvent<string>) => handlers.onEvent(JSON.parse(message.data) as StreamEvent)
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      handlers.onRefused()
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    }
  }

  connect()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
