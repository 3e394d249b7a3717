import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import type { BusEvent } from '#server/events/signal.ts'
import { describeLiveSegment } from '#server/features/live-text/live-text.service.ts'
import { describeNote, describeSegment } from '#server/features/notes/notes.service.ts'
import { addCall } from '#server/http/add-call.ts'
import { isSessionOpen, listOpenSessions, signedIn } from '#server/http/session.ts'
import { whenClosed } from '#server/http/when-closed.ts'
import { openStream, type StreamEvent } from '#shared/contract/stream.ts'
import { type Language, pickLanguage } from '#shared/languages.ts'
import { KeepAlive } from './keep-alive.ts'
import { StreamLimit } from './limit-streams.ts'

/** A connection with this many unsent bytes is closed, because its browser doesn't read. */
const MAX_UNSENT_BYTES = 1024 * 1024

/** How long a browser waits to reconnect after its stream was cut, in milliseconds. */
const RECONNECT_MS = 2_000
/** Spreads the reconnects after a stop over this many more milliseconds. */
const RECONNECT_SPREAD_MS = 3_000

/** The same for a stream that was closed to make room for another of its user, which it would otherwise close in turn. */
const RETURN_MS = 60_000

/** Adds the stream of server-sent events about the signed-in user's notes. */
export function addStreamRoutes(app: FastifyInstance, context: Context): void {
  const keepAlive = new KeepAlive(
    (ids) => listOpenSessions(context.db, ids),
    (error) => app.log.error({ err: error }, 'the sessions of event streams could not be checked'),
  )
  const limit = new StreamLimit(context.config.rateLimits.eventStreams)
  addCall(app, context.auth, openStream, async ({ request, reply, query }) => {
    const { id: sessionId, user } = signedIn(request)
    const language = query.language ?? pickLanguage(request.headers['accept-language'])
    const stream = new PassThrough()
    const send = (text: string) => {
      if (stream.writableEnded) return
      stream.write(text)
      if (stream.writableLength > MAX_UNSENT_BYTES) request.raw.destroy()
    }
    // Handle events one after the other: while an event's content loads, a later event of the same note must not overtake it.
    let queue = Promise.resolve()
    const inTurn = (followUp: () => Promise<void>) => {
      queue = queue.then(followUp).catch((error: unknown) => {
        request.log.error({ err: error }, 'an event could not be sent')
        stream.end()
      })
    }
    const checkSession = async () => {
      if (!(await isSessionOpen(context.db, sessionId))) stream.end()
    }
    const unsubscribe = context.events.subscribe(user.id, (event) => {
      if (event.type === 'gap') return stream.end()
      inTurn(async () => {
        if (stream.writableEnded) return
        // One of the user's sessions has ended, perhaps this one.
        if (event.type === 'signed_out') return checkSession()
        const content = await toStreamEvent(context, user.id, event, language)
        if (content) send(`data: ${JSON.stringify(content)}\n\n`)
      })
    })
    // The session may have ended before the subscription began.
    inTurn(checkSession)
    const leaveKeepAlive = keepAlive.add({ sessionId, send, end: () => stream.end() })
    const endFor = (pauseMs: number) => {
      send(`retry: ${pauseMs}\n\n`)
      stream.end()
    }
    const announceShutdown = () => endFor(pickReconnectPause())
    app.stopping.addEventListener('abort', announceShutdown, { once: true })
    const leaveLimit = limit.add(user.id, { makeRoom: () => endFor(RETURN_MS) })
    context.metrics.eventStreams.inc()
    whenClosed(request.raw, () => {
      context.metrics.eventStreams.dec()
      app.stopping.removeEventListener('abort', announceShutdown)
      leaveLimit()
      leaveKeepAlive()
      unsubscribe()
      // End it instead of destroying it: to the framework a destroyed source is an error, but a browser that leaves is not.
      stream.end()
    })
    send(`retry: ${RECONNECT_MS}\n: welcome\n\n`)
    if (app.stopping.aborted) announceShutdown()
    reply
      .type(openStream.produces)
      .header('cache-control', 'no-store')
      // Otherwise nginx holds events back until its buffer is full.
      .header('x-accel-buffering', 'no')
    return reply.send(stream)
  })
}

function pickReconnectPause(): number {
  return RECONNECT_MS + Math.round(Math.random() * RECONNECT_SPREAD_MS)
}

async function toStreamEvent(
  context: Context,
  userId: string,
  event: Exclude<BusEvent, { type: 'gap' | 'signed_out' }>,
  language: Language,
): Promise<StreamEvent | null> {
  if (event.type === 'account') return { type: 'account' }
  if (event.type === 'notifications') return { type: 'notifications' }
  if (event.type === 'items') return { type: 'items', origin: event.origin }
  if (event.type === 'comments' || event.type === 'presence') return { type: event.type, noteId: event.noteId }
  if (event.type === 'deleted') return { type: 'deleted', noteId: event.noteId }
  if (event.type === 'live_text') {
    const found = await describeLiveSegment(context, { ...event, userId })
    return found && { type: 'live_text', ...found }
  }
  if (event.type === 'segment') {
    const { noteId, index: segment } = event
    const sentences = await describeSegment(context, userId, event)
    return sentences && { type: 'sentences', noteId, segment, sentences }
  }
  const note = await describeNote(context, userId, event.noteId, language)
  if (!note) return null
  const { transcription: _, ...rest } = note
  return { type: 'note', note: rest }
}
