import type { StreamEvent } from '#shared/contract/stream.ts'
import { type EventStreamHandlers, openEventStream } from './event-stream.ts'

/** What the tab that holds the stream tells the others, and what a new tab asks of it. */
type TabMessage =
  | { type: 'event'; event: StreamEvent }
  | { type: 'refused' }
  /** `to`: the tab that asked; left out: every tab. */
  | { type: 'open'; to?: string }
  | { type: 'is-it-open'; from: string }

/**
 * Listens to the server's events with one connection for all tabs of this browser: over HTTP/1.1 a browser opens six
 * connections to a server at most, and a stream in each of six tabs would leave none for anything else. The tab that
 * holds the lock `name` opens the stream and passes everything on; when it is closed, another takes its place.
 * Where the page may not take locks (without TLS), each tab has a stream of its own.
 * @param name stands for who is signed in and what is asked for; tabs of another name have another stream.
 * @returns stops listening.
 */
export function openSharedEventStream(name: string, url: string, handlers: EventStreamHandlers): () => void {
  if (!navigator.locks) return openEventStream(url, handlers)
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const tell = (message: TabMessage) => channel.postMessage(message)
  const leaving = new AbortController()
  let leading = false
  let isOpen = false

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'is-it-open') {
      if (isOpen) tell({ type: 'open', to: data.from })
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
        tell({ type: 'event', event })
      },
      onOpen: () => {
        isOpen = true
        handlers.onOpen()
        tell({ type: 'open' })
      },
      onRefused: () => {
        isOpen = false
        handlers.onRefused()
        tell({ type: 'refused' })
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
    // Left before its turn, or a page whose storage is blocked: such a page may not take locks.
    if (!leaving.signal.aborted) void lead()
    else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
  tell({ type: 'is-it-open', from: tab })

  return () => {
    leaving.abort()
    channel.close()
  }
}
