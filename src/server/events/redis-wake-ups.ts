import { createClient } from '@redis/client'
import type { Logger } from '#server/logger.ts'

/** Milliseconds before a lost connection is reopened; grows by the same amount each time, up to `most`. */
const RECONNECT_MS = { step: 250, most: 5_000 }
/** How often to ask the server whether it is still there, in milliseconds. */
const PING_MS = 5_000
/** A connection on which nothing arrives for this many milliseconds is given up. */
const SILENCE_MS = 15_000

interface RedisWakeUpsOptions {
  /** `redis://` or `rediss://`, with user and password. */
  url: string
  /** Installations that share a Redis have a channel each. */
  channel: string
  logger: Logger
  /** Called with everything that a process has sent, including this one. */
  onWakeUp(sender: string): void
}

export interface RedisWakeUps {
  /** Wakes all processes that are connected. Returns false, without an error, while Redis is out of reach. */
  send(sender: string): Promise<boolean>
  close(): void
}

/**
 * Opens a way to wake processes by Redis, on a connection that is opened in the background and reopened whenever it is
 * lost. It is logged once when Redis is out of reach, and once when it is back.
 */
export function openRedisWakeUps({ url, channel, logger, onWakeUp }: RedisWakeUpsOptions): RedisWakeUps {
  let isSubscribed = false
  let isAway = false
  const client = createClient({
    url,
    // One connection can then listen and send.
    RESP: 3,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min((retries + 1) * RECONNECT_MS.step, RECONNECT_MS.most),
    },
  })
  const reportAway = (error: unknown) => {
    if (isAway) return
    isAway = true
    logger.warn({ err: error }, 'Redis is out of reach; PostgreSQL wakes processes for events until it is back')
  }
  client.on('error', reportAway)
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back, and wakes processes for events again')
    isAway = false
    // The client renews the subscription after each later loss.
    if (isSubscribed) return
    client.subscribe(channel, onWakeUp).then(() => {
      isSubscribed = true
    }, reportAway)
  })
  // It only ends when the client is closed: every failure to connect is an error event, and is then tried again.
  client.connect().catch(reportAway)

  return {
    send: async (sender) => {
      if (!client.isReady) return false
      return client.publish(channel, sender).then(
        () => true,
        (error: unknown) => {
          reportAway(error)
          return false
        },
      )
    },
    close: () => {
      isAway = true
      client.destroy()
    },
  }
}
