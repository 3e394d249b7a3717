import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { actorOf } from '#server/http/actor.ts'
import { addCall } from '#server/http/add-call.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import { signedInUser } from '#server/http/session.ts'
import * as contract from '#shared/contract/notifications.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as service from './notifications.service.ts'
import { endEmails, readStopToken } from './stop-emails.service.ts'
import { writeStopPage } from './write-stop-page.ts'

/** Adds the routes of notifications, and the one that ends emails. */
export function addNotificationRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context

  addCall(app, auth, contract.listNotifications, async ({ request, reply, query }) => {
    const actor = actorOf(request)
    const page = await service.listNotifications(context, actor, query)
    setPageHeaders(reply, contract.listNotifications.path, query, page)
    return page.items
  })
  addCall(app, auth, contract.countUnreadNotifications, ({ request }) =>
    service.countUnread(context, signedInUser(request)),
  )
  addCall(app, auth, contract.readAllNotifications, ({ request }) =>
    service.markRead(context, signedInUser(request), 'all'),
  )
  addCall(app, auth, contract.readNotification, ({ request, params }) =>
    service.markRead(context, signedInUser(request), { id: params.id }),
  )

  app.register(async (pages) => {
    // What mail programs and the page's own form send. It says nothing that the address does not.
    pages.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, body, done) => {
      body.resume()
      body.once('end', () => done(null))
    })
    for (const call of [contract.showStopEmails, contract.stopEmails]) {
      addCall(pages, auth, call, async ({ request, reply, params }) => {
        const stop = await readStopToken(context, params.token)
        if (call.method === 'POST') {
          if (!stop) throw new AppError('not_found')
          await endEmails(context, stop)
        }
        const language = stop?.language ?? pickLanguage(request.headers['accept-language'])
        const state = stop === null ? 'invalid' : call.method === 'POST' ? 'done' : 'ask'
        return (
          reply
            .type('text/html; charset=utf-8')
            // Without a referrer browsers would send the form from the origin "null", which is refused as another site's.
            .header('referrer-policy', 'same-origin')
            .header('x-robots-tag', 'noindex')
            .send(writeStopPage(state, language))
        )
      })
    }
  })
}
