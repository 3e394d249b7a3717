import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Calls a listener once a request or an answer is closed. It may be closed already when a handler begins, because clients
 * also leave while their session is looked up; the event does not come again.
 */
export function whenClosed(message: IncomingMessage | ServerResponse, listener: () => void): void {
  if (message.closed) listener()
  else message.once('close', listener)
}
