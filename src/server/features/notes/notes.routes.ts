import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { markNoteOpened } from '#server/features/notifications/notifications.service.ts'
import { markOpened } from '#server/features/sharing/sharing.service.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import { cutWhenAccessEnds } from '#server/http/cut-answer.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import { sendAudio } from '#server/http/send-audio.ts'
import { requireOpenSession, signedIn, signedInUser } from '#server/http/session.ts'
import * as audio from '#shared/contract/note-audio.ts'
import * as editing from '#shared/contract/note-editing.ts'
import * as contract from '#shared/contract/notes.ts'
import * as transcribing from '#shared/contract/transcribing.ts'
import { analyseAgain } from './analyse-again.service.ts'
import { cancelTranscription } from './cancel-transcription.service.ts'
import { countEngineUse } from './count-engine-use.ts'
import * as editor from './edit-note.service.ts'
import { findReadable } from './note-access.service.ts'
import { setNoteLanguage } from './note-language.service.ts'
import * as service from './notes.service.ts'
import { confirmPassage, transcribePassage } from './passages.service.ts'
import { transcribeAgain } from './transcribe-again.service.ts'

/** A longer key is a client's mistake, not the id of a recording. */
const MAX_KEY_LENGTH = 128

/**
 * Maximum number of versions of texts that one user may add in a minute: more than anybody types. Each is a whole text, which
 * may have megabytes, and is kept for as long as its note.
 */
const EDITING = { max: 120, windowSeconds: 60 }

/** Adds the routes for uploading, listing, reading, playing, retrying and deleting notes. */
export function addNoteRoutes(app: FastifyInstance, context: Context): void {
  const { auth, config, db } = context

  addCall(app, auth, contract.createNote, async ({ request, reply }) => {
    const actor = actorOf(request)
    await countAttempt(db, { key: `upload:${actor.user.id}`, max: config.rateLimits.uploads, windowSeconds: 60 })
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' && header !== '' ? header : null
    if (key !== null && key.length > MAX_KEY_LENGTH) throw new AppError('bad_request')
    const { note, repeated } = await service.createNote(context, actor, request, key)
    if (repeated) reply.status(200)
    return note
  })

  addCall(app, auth, contract.listNotes, async ({ request, reply, query }) => {
    const { limit, cursor, sort, text, from, to, ...filter } = query
    const page = await service.listNotes(context, actorOf(request), {
      limit,
      cursor,
      sort,
      text,
      filter: { ...filter, from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined },
    })
    setPageHeaders(reply, contract.listNotes.path, query, page)
    return page.notes
  })

  addCall(app, auth, contract.listTags, ({ request }) => service.listTags(context, signedInUser(request)))

  addCall(app, auth, contract.findReadable, async ({ request, body }) => ({
    ids: await findReadable(db, signedInUser(request), body.ids),
  }))

  addCall(app, auth, contract.getNote, async ({ request, params }) => {
    const actor = actorOf(request)
    const { note, hasUnread } = await service.openNote(context, actor, params.id)
    if (note.access !== 'owner') await markOpened(context, actor.user, note.id)
    if (hasUnread) await markNoteOpened(context, actor.user, note.id)
    return note
  })

  addCall(app, auth, contract.getTranscript, ({ request, params, query }) =>
    service.getTranscript(context, actorOf(request), params.id, query.version),
  )

  addCall(app, auth, audio.getPeaks, ({ request, params }) => service.getPeaks(context, actorOf(request), params.id))

  addCall(app, auth, audio.getAudio, async ({ request, reply, params }) => {
    const session = signedIn(request)
    const find = () => service.findPlayback(context, actorOf(request), params.id)
    cutWhenAccessEnds(context.events, request, reply, {
      userId: session.user.id,
      mayEnd: (event) => event.type === 'signed_out' || (event.type === 'deleted' && event.noteId === params.id),
      check: () => Promise.all([requireOpenSession(db, session.id), find()]),
    })
    return sendAudio(context.storage, request, reply, await find())
  })

  addCall(app, auth, contract.retryNote, async ({ request, params }) => {
    const actor = actorOf(request)
    await countEngineUse(context, actor.user.id, 'transcribe')
    return service.retryNote(context, actor, params.id)
  })

  addCall(app, auth, transcribing.transcribeNote, async ({ request, params, body }) => {
    const actor = actorOf(request)
    await countEngineUse(context, actor.user.id, 'transcribe')
    return transcribeAgain(context, actor, params.id, body)
  })

  addCall(app, auth, transcribing.cancelTranscription, ({ request, params }) =>
    cancelTranscription(context, actorOf(request), params.id),
  )

  addCall(app, auth, editing.analyseNote, async ({ request, params }) => {
    const actor = actorOf(request)
    await countEngineUse(context, actor.user.id, 'analyse')
    return analyseAgain(context, actor, params.id)
  })

  addCall(app, auth, editing.setNoteLanguage, async ({ request, params, body }) => {
    const actor = actorOf(request)
    await countEngineUse(context, actor.user.id, 'analyse')
    return setNoteLanguage(context, actor, params.id, body.language)
  })

  addCall(app, auth, transcribing.confirmPassage, ({ request, params, body }) =>
    confirmPassage(context, actorOf(request), params.id, body),
  )

  addCall(app, auth, transcribing.transcribePassage, async ({ request, params, body }) => {
    const actor = actorOf(request)
    await countEngineUse(context, actor.user.id, 'transcribe')
    return transcribePassage(context, actor, params.id, body)
  })

  addCall(app, auth, editing.updateNote, ({ request, params, body }) =>
    editor.updateNote(context, actorOf(request), params.id, body),
  )

  addCall(app, auth, editing.editTranscript, async ({ request, params, body }) => {
    const actor = actorOf(request)
    await countAttempt(db, { key: `edit-text:${actor.user.id}`, ...EDITING })
    return editor.editTranscript(context, actor, params.id, body)
  })

  addCall(app, auth, editing.listVersions, ({ request, params }) =>
    editor.listVersions(context, actorOf(request), params.id),
  )

  addCall(app, auth, editing.restoreVersion, async ({ request, params, body }) => {
    const actor = actorOf(request)
    await countAttempt(db, { key: `edit-text:${actor.user.id}`, ...EDITING })
    return editor.restoreVersion(context, actor, params.id, body.version)
  })

  addCall(app, auth, contract.deleteNote, ({ request, params }) =>
    service.deleteNote(context, actorOf(request), params.id),
  )
}
