import type { StreamEvent } from '#shared/contract/stream.ts'
import { type EventStreamHandlers, openEventStream } from './event-stream.ts'

/** Messages from the tab that holds the stream to the others, and a new tab's request to it. */
type TabMessage =
  | { type: 'event'; event: StreamEvent }
  | { type: 'refused' }
  /** `to` is the tab that asked; if it is missing, the message is for every tab. */
  | { type: 'open'; to?: string }
  | { type: 'is-it-open'; from: string }

/**
 * Listens to the server's events with one connection for all tabs of this browser. Over HTTP/1.1 a browser opens at
 * most six connections to a server, so a stream in each of six tabs would leave none for anything else. The tab that
 * holds the lock `name` opens the stream and forwards every event; when it is closed, another tab takes over. If the
 * page can't take locks (because it has no TLS), each tab opens its own stream.
 * @param name identifies the user and the request; tabs with another name use another stream
 * @returns a function that stops listening
 */
export function openSharedEventStream(name: string, url: string, handlers: EventStreamHandlers): () => void {
  if (!navigator.locks) return openEventStream(url, handlers)
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const broadcast = (message: TabMessage) => channel.postMessage(message)
  const leaving = new AbortController()
  let leading = false
  let isOpen = false

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'is-it-open') {
      if (isOpen) broadcast({ type: 'open', to: data.from })
    } else if (leading) return
    else if (data.type === 'event') handlers.onEvent(data.event)
    else if (data.type === 'refused') handlers.onRefused()
    else if (data.to === undefined || data.to === tab) handlers.onOpen()
  }

  const lead = () => {
    leading = true
    const close = openEventStream(url, {
      onEvent: (event) => {
        handlers.onEvent(event)
        broadcast({ type: 'event', event })
      },
      onOpen: () => {
        isOpen = true
        handlers.onOpen()
        broadcast({ type: 'open' })
      },
      onRefused: () => {
        isOpen = false
        handlers.onRefused()
        broadcast({ type: 'refused' })
      },
    })
    return new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  }
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch((error: unknown) => {
    // The tab was closed before its turn, or the page can't take locks because its storage is blocked.
    if (!leaving.signal.aborted) void lead()
    else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
  broadcast({ type: 'is-it-open', from: tab })

  return () => {
    leaving.abort()
    channel.close()
  }
}
